import IntentSemantics
import SiriKitInterface

extension Intent {
  /// The class with which a handler answers when it resolves a value of the parameter.
  ///
  /// For example: `OrderSoupToppingsResolutionResult`
  func resultClass(of parameter: Parameter) -> String {
    parameter.hasOwnResolutionResult ? resolutionResultName(of: parameter) : parameter.type.resolutionResultName
  }
}
