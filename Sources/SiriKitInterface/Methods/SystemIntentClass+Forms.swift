package import IntentSemantics
internal import SwiftCode

extension SystemIntentClass {
  /// The forms of the method that resolves a parameter; none where there is no such method.
  package func resolutionForms(of parameter: SystemIntentParameter) -> [HandlingForm] {
    guard let name = parameter.resolveMethod, let result = parameter.resolutionResult else { return [] }
    return forms(
      name, label: "for", completionLabel: completionLabel,
      result: parameter.isArray ? .array(.named(result)) : .named(result))
  }

  /// The forms of the method that confirms or handles the intent, which is called `confirm` or `handle`.
  package func handlingForms(_ name: String) -> [HandlingForm] {
    forms(name, label: intentLabel, completionLabel: "completion", result: .named(responseClass))
  }

  private func forms(
    _ name: String, label: String, completionLabel: String, result: TypeExpression
  ) -> [HandlingForm] {
    let parameter = FunctionParameter(label: Self.label(label, of: "intent"), "intent", .named(className))
    return [
      HandlingForm(
        name, parameters: [parameter], completionLabel: Self.label(completionLabel, of: "completion"),
        completing: [result]),
      HandlingForm(FunctionDeclaration(name, parameters: [parameter], effects: .async, result: result)),
    ]
  }

  /// The forms of the methods that start and stop to send updates; none where there are no such methods.
  package var updateForms: [HandlingForm] {
    guard let observerProtocol else { return [] }
    let parameter = FunctionParameter(label: .word("for"), "intent", .named(className))
    let observer = FunctionParameter(label: .word("to"), "observer", .named("any \(observerProtocol)"))
    return [
      HandlingForm(FunctionDeclaration("startSendingUpdates", parameters: [parameter, observer])),
      HandlingForm(FunctionDeclaration("stopSendingUpdates", parameters: [parameter])),
    ]
  }

  private static func label(_ label: String, of name: String) -> FunctionParameter.Label {
    label == name ? .name : .word(label)
  }
}
