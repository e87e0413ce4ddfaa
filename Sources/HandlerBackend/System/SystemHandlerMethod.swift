import IntentSemantics
import SwiftCode

/// A method that handles an intent of the system, in the form that was chosen.
struct SystemHandlerMethod {
  /// The documentation.
  let documentation: DocumentationComment

  /// Where the method exists, if not wherever its class does.
  let attributes: [AttributeLine]

  /// The name without labels.
  ///
  /// For example: `resolveRecipients`
  let name: String

  /// What a caller writes before the intent.
  ///
  /// For example: `for`
  let intentLabel: String

  /// The class of the intent.
  let className: String

  /// What a caller writes before the completion handler.
  let completionLabel: String

  /// What the method answers with.
  let result: TypeExpression

  /// The method with the given body.
  func declaration(_ options: HandlerOptions, body: (Reply) -> [Statement]) -> Declaration {
    let parameter = FunctionParameter(label: Self.label(intentLabel, of: "intent"), "intent", .named(className))
    guard options.style == .completion else {
      return .function(
        FunctionDeclaration(
          documentation: documentation, attributes: attributes, modifiers: options.methodModifiers, name,
          parameters: [parameter], effects: .async, result: result, body: body(.returning)))
    }
    // The framework's completion handlers are all of this kind.
    let completion = FunctionParameter(
      label: Self.label(completionLabel, of: "completion"), "completion", .completion([result], isSendable: true))
    return .function(
      FunctionDeclaration(
        documentation: documentation, attributes: attributes, modifiers: options.methodModifiers, name,
        parameters: [parameter, completion], body: body(.completing())))
  }

  private static func label(_ label: String, of name: String) -> FunctionParameter.Label {
    label == name ? .name : .word(label)
  }
}
