/// The type of a function or closure.
///
/// For example: `@escaping @Sendable (Soup?, Error?) -> Swift.Void`
package struct FunctionType: Sendable, Equatable {
  /// The attributes, without `@`.
  ///
  /// For example: `escaping`
  package let attributes: [String]

  /// The types of the parameters.
  package let parameters: [TypeExpression]

  /// Whether it is asynchronous and whether it throws.
  package let effects: FunctionEffects

  /// The type of the result.
  package let result: TypeExpression

  /// A type of the given parts.
  package init(
    attributes: [String] = [], _ parameters: [TypeExpression], effects: FunctionEffects = .none,
    result: TypeExpression
  ) {
    self.attributes = attributes
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}
