/// The use of a type.
package indirect enum TypeExpression: Sendable, Equatable {
  /// For example: `Soup`; names with a dot, such as `Swift.Void`, stand as they are.
  case named(String)

  /// For example: `Self`
  case selfType

  /// For example: `Any`
  case any

  /// For example: `Soup?`
  case optional(TypeExpression)

  /// For example: `[Soup]`
  case array(TypeExpression)

  /// For example: `[Self: DisplayRepresentation]`
  case dictionary(TypeExpression, TypeExpression)

  /// For example: `INObjectCollection<Soup>`
  case generic(String, [TypeExpression])

  /// For example: `IntentResult & ProvidesDialog`; at least one.
  case composition([TypeExpression])

  /// For example: `any OrderSoupIntentHandling`
  case existential(TypeExpression)

  /// For example: `some IntentResult`
  case opaque(TypeExpression)

  /// For example: `@escaping (Soup?) -> Swift.Void`
  case function(FunctionType)

  /// The type behind one `?`; the type itself where there is none.
  package var unwrapped: TypeExpression {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
