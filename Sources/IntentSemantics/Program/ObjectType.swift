package import SourceDiagnostics

/// A custom object type of the definition.
package struct ObjectType: Sendable, Equatable {
  /// The model name; selectors are made of it.
  package let name: String

  /// The name of the class.
  package let className: String

  /// The name for people.
  package let displayName: LocalizedText?

  /// The properties in file order, inherited ones included.
  package let properties: [TypeProperty]

  /// The value that its name comes from: the explicit class name, else the model name.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, className: String, displayName: LocalizedText? = nil, properties: [TypeProperty] = [],
    range: SourceRange
  ) {
    self.name = name
    self.className = className
    self.displayName = displayName
    self.properties = properties
    self.range = range
  }
}
