import SwiftCode

/// The completion handler of a method.
enum Completion {
  /// A completion handler that takes values of the given types.
  ///
  /// For example: `@escaping (OrderSoupIntentResponse) -> Swift.Void`
  static func type(_ parameters: [TypeExpression], options: SiriKitOptions) -> TypeExpression {
    .function(
      FunctionType(
        attributes: options.usesSendableCompletions ? ["escaping", "Sendable"] : ["escaping"], parameters,
        result: .named("Swift.Void")))
  }

  /// The completion handler that takes options or an error.
  ///
  /// For example: `@escaping ([Soup]?, Error?) -> Swift.Void`
  static func type(orError value: TypeExpression, options: SiriKitOptions) -> TypeExpression {
    type([.optional(value), .optional(.named("Error"))], options: options)
  }
}
