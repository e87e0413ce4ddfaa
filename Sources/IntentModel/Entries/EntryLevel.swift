/// A kind of dictionary and how messages name one of them.
package struct EntryLevel: Sendable {
  /// The name of the kind in the format's description, for example `promptDialog`.
  package let name: StaticString

  /// The words for messages, for example `prompt dialog`.
  package let noun: StaticString

  /// The key that holds the name of one such dictionary; nil where it has none.
  package let nameKey: StaticString?

  /// Whether its own name tells too little, so that messages add what it belongs to.
  package let isNamedWithParent: Bool

  /// A kind of dictionary.
  package init(_ name: StaticString, noun: StaticString, nameKey: StaticString? = nil, isNamedWithParent: Bool = false)
  {
    self.name = name
    self.noun = noun
    self.nameKey = nameKey
    self.isNamedWithParent = isNamedWithParent
  }
}
