/// A parameter of a function, initialiser or closure type.
///
/// For example: `soup: Soup`, `_ soup: Soup`, `for intent: OrderSoupIntent`
package struct FunctionParameter: Sendable, Equatable {
  /// What a caller writes before the argument.
  package enum Label: Sendable, Equatable {
    /// The parameter's name.
    case name
    /// Nothing; spelt `_` in the declaration.
    case omitted
    /// A word of its own.
    case word(String)
  }

  /// What a caller writes before the argument.
  package let label: Label

  /// The name in the body, unescaped.
  ///
  /// For example: `intent`
  package let name: String

  /// The type.
  ///
  /// For example: `OrderSoupIntent`
  package let type: TypeExpression

  /// The value where a caller gives none.
  ///
  /// For example: `nil`
  package let defaultValue: Expression?

  /// A parameter of the given parts.
  package init(label: Label = .name, _ name: String, _ type: TypeExpression, defaultValue: Expression? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
