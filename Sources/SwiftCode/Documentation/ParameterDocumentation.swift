/// The explanation of a function's parameter.
///
/// For example: `- Parameter soup: The soup.`
package struct ParameterDocumentation: Sendable, Equatable {
  /// The parameter's name.
  ///
  /// For example: `soup`
  package let name: String

  /// What it is.
  ///
  /// For example: `The soup.`
  package let text: String

  /// An explanation of the given parts.
  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
