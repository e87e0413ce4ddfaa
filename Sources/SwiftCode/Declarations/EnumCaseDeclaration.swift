/// A case of an enumeration.
///
/// For example: `case success`, `` case `spicy` = 1 ``, `case soldOut(soup: Soup)`
package struct EnumCaseDeclaration: Sendable, Equatable {
  /// When the name stands in back-ticks.
  package enum Quoting: Sendable, Equatable {
    /// Where Swift needs it.
    case whereNeeded
    /// In any case.
    case always
  }

  /// The documentation.
  package let documentation: DocumentationComment?

  /// The attributes above the case, line by line.
  package let attributes: [AttributeLine]

  /// The name, unescaped.
  ///
  /// For example: `spicy`
  package let name: String

  /// When the name stands in back-ticks.
  package let quoting: Quoting

  /// The values that come with it; one with an omitted label has no name at all.
  ///
  /// For example: `soup: Soup`
  package let associatedValues: [FunctionParameter]

  /// The raw value.
  ///
  /// For example: `1`
  package let rawValue: Expression?

  /// A case of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [AttributeLine] = [], _ name: String,
    quoting: Quoting = .whereNeeded, associatedValues: [FunctionParameter] = [], rawValue: Expression? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.name = name
    self.quoting = quoting
    self.associatedValues = associatedValues
    self.rawValue = rawValue
  }
}
