/// A key of an entry under which further entries stand.
package struct ElementList: Sendable {
  /// How the entries are kept.
  package enum Form: Sendable {
    /// In an array.
    case array
    /// In a dictionary, by the names of parameters.
    case keyed
    /// As the value itself: there is one at most.
    case single
  }

  /// The key.
  package let key: String

  /// What stands there.
  package let kind: ElementKind

  /// How it is kept.
  package let form: Form

  /// Whether the order says something: what people see first, or which number a case has.
  package let isOrdered: Bool

  /// The key with the highest tag that an entry ever had; nil where entries have no tags.
  package let lastTagKey: String?

  /// Whether several entries may have one name, and no place by which they are told apart.
  var hasNamesakes: Bool {
    form == .array && !isOrdered && kind.schema.lists.isEmpty && !kind.schema.isNamedByID
  }

  init(
    _ key: String, of kind: ElementKind, _ form: Form = .array, isOrdered: Bool = false, lastTagKey: String? = nil
  ) {
    self.key = key
    self.kind = kind
    self.form = form
    self.isOrdered = isOrdered
    self.lastTagKey = lastTagKey
  }
}
