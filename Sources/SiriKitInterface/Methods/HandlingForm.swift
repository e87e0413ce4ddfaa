internal import SwiftCode

/// A form in which a method of a handling protocol exists, as a handler declares it.
package struct HandlingForm: Sendable, Equatable {
  /// The declaration without a body, on one line.
  ///
  /// For example: `func resolveSoup(for intent: OrderSoupIntent) async -> INStringResolutionResult`
  package let text: String

  /// The form of a declaration without a body.
  init(_ declaration: FunctionDeclaration) {
    let line = MemberText([.function(declaration)]).render(indentation: Indentation(unit: ""))
    text = String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// A form that takes a completion handler.
  init(
    _ name: String, parameters: [FunctionParameter], completionLabel: FunctionParameter.Label,
    completing types: [TypeExpression]
  ) {
    let completion = FunctionType(attributes: ["escaping"], types, result: .named("Void"))
    self.init(
      FunctionDeclaration(
        name,
        parameters: parameters + [FunctionParameter(label: completionLabel, "completion", .function(completion))]))
  }
}
