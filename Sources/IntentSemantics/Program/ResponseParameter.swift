package import SourceDiagnostics

/// A value that a response carries.
package struct ResponseParameter: Sendable, Equatable {
  /// The property name, spelt as in the file.
  package let name: String

  /// The label for people.
  package let displayName: LocalizedText?

  /// The number that stored data know it by.
  package let tag: Int

  /// The type of one value.
  package let type: ValueType

  /// Whether it holds several values.
  package let isArray: Bool

  /// What the definition says about the values: words, styles.
  package let options: ValueOptions

  /// The value of the file that the name comes from.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, displayName: LocalizedText? = nil, tag: Int, type: ValueType, isArray: Bool = false,
    options: ValueOptions, range: SourceRange = .position(0)
  ) {
    self.name = name
    self.displayName = displayName
    self.tag = tag
    self.type = type
    self.isArray = isArray
    self.options = options
    self.range = range
  }
}
