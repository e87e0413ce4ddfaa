/// A constant or variable, stored or computed.
///
/// For example: `static let title: LocalizedStringResource = "Order Soup"`
package struct VariableDeclaration: Sendable, Equatable {
  /// The word that says whether it can change.
  package enum Keyword: String, Sendable, Equatable {
    case `let`
    case `var`
  }

  /// The code of a computed variable.
  package enum Getter: Sendable, Equatable {
    /// On the line of the declaration.
    ///
    /// For example: `{ true }`
    case line(Expression)
    /// On lines of its own.
    case block([Statement])
  }

  /// The documentation.
  package let documentation: DocumentationComment?

  /// The attributes above the declaration, line by line.
  ///
  /// For example: `@Parameter(title: "Soup")`
  package let attributes: [AttributeLine]

  /// The words before the keyword, in their order.
  ///
  /// For example: `@NSManaged`, `public`
  package let modifiers: [Modifier]

  /// Whether it can change.
  package let keyword: Keyword

  /// The name, unescaped.
  ///
  /// For example: `soup`
  package let name: String

  /// The type; nil where it is inferred.
  ///
  /// For example: `Soup?`
  package let type: TypeExpression?

  /// The initial value.
  ///
  /// For example: `.unspecified`
  package let value: Expression?

  /// The code of a computed variable; nil for a stored one.
  package let getter: Getter?

  /// A declaration of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [AttributeLine] = [], modifiers: [Modifier] = [],
    _ keyword: Keyword, _ name: String, type: TypeExpression? = nil, value: Expression? = nil, getter: Getter? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
  }
}
