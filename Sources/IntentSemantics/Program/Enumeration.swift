package import SourceDiagnostics

/// An enumeration of the definition.
package struct Enumeration: Sendable, Equatable {
  /// The model name; selectors are made of it.
  package let name: String

  /// The name of the Swift type.
  package let className: String

  /// The name for people.
  package let displayName: LocalizedText?

  /// `Regular`, or `State` for the on/off kind.
  package let kind: String

  /// The values in file order.
  package let values: [EnumerationValue]

  /// The value that its name comes from: the explicit class name, else the model name.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, className: String, displayName: LocalizedText? = nil, kind: String,
    values: [EnumerationValue] = [], range: SourceRange
  ) {
    self.name = name
    self.className = className
    self.displayName = displayName
    self.kind = kind
    self.values = values
    self.range = range
  }
}
