package import IntentSemantics
package import SwiftCode

extension Intent {
  /// The type with which a handler answers when it resolves the parameter.
  ///
  /// For example: `SoupResolutionResult`, `[OrderSoupToppingsResolutionResult]`
  package func resolutionResultType(of parameter: Parameter) -> TypeExpression {
    let name =
      parameter.hasOwnResolutionResult
      ? resolutionResultName(of: parameter) : parameter.type.resolutionResultName
    return parameter.isArray ? .array(.named(name)) : .named(name)
  }
}
