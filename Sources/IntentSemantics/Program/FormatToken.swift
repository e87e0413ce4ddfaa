/// A place in a sentence that is filled with a value: `${name}` or `${name.property}`.
package struct FormatToken: Sendable, Hashable {
  /// The parameter, or one of the words that the sentence's kind allows, for example `count`.
  package let name: String

  /// The property of the parameter's object type; nil for the value itself.
  package let property: String?

  /// A value of the given parts.
  package init(name: String, property: String? = nil) {
    self.name = name
    self.property = property
  }
}
