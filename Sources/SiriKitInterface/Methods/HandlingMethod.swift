package import IntentSemantics
package import SwiftCode

/// A method of an intent's handling protocol.
///
/// Most exist in two forms, with a completion handler and asynchronous, under one selector; a handler implements one of
/// the two.
package struct HandlingMethod: Sendable, Equatable {
  /// What a method is for.
  package enum Role: Sendable, Equatable {
    /// Carries the intent out.
    case handle
    /// Checks a parameter.
    case resolve(Parameter)
    /// Lists a parameter's options.
    case optionsCollection(Parameter)
    /// Checks the intent as a whole.
    case confirm
    /// Supplies a parameter's value where none is set.
    case defaultValue(Parameter)
    /// Lists a parameter's options as an array: the form of iOS 13, which never has a search term.
    case optionsArray(Parameter)
  }

  /// The forms in which a method exists.
  package enum Forms: Sendable, Equatable {
    /// With a completion handler, and asynchronous.
    case both
    /// With a completion handler only.
    case completion
    /// Without completion handler, and not asynchronous.
    case immediate
  }

  /// What it is for.
  package let role: Role

  /// The name without labels.
  ///
  /// For example: `resolveSoup`
  package let name: String

  /// The parameters without the completion handler.
  ///
  /// For example: `for intent: OrderSoupIntent`
  package let parameters: [FunctionParameter]

  /// What a caller writes before the completion handler.
  package let completionLabel: FunctionParameter.Label

  /// The types of what the completion handler takes; empty where there is none.
  ///
  /// For example: `SoupResolutionResult`
  package let completionTypes: [TypeExpression]

  /// The type of what the other form gives; nil where there is only a form with a completion handler.
  ///
  /// For example: `SoupResolutionResult`
  package let result: TypeExpression?

  /// Whether the other form is asynchronous, and whether it throws.
  package let effects: FunctionEffects

  /// The Objective-C selector.
  ///
  /// For example: `resolveSoupForOrderSoup:withCompletion:`
  package let selector: String

  /// Whether every handler must have it.
  package let isRequired: Bool

  /// The forms that there are.
  package var forms: Forms {
    guard result != nil else { return .completion }
    return completionTypes.isEmpty ? .immediate : .both
  }

  /// The parameter that it is about; nil for a method about the whole intent.
  package var parameter: Parameter? {
    switch role {
    case .resolve(let parameter), .optionsCollection(let parameter), .defaultValue(let parameter),
      .optionsArray(let parameter):
      parameter
    case .handle, .confirm:
      nil
    }
  }

  /// The labels of the form with a completion handler.
  ///
  /// For example: `for`, `with`
  package var completionLabels: [String] {
    labels + (completionTypes.isEmpty ? [] : [completionLabel.text(of: "completion")])
  }

  /// The labels of the other form.
  ///
  /// For example: `for`
  package var labels: [String] { parameters.map { $0.label.text(of: $0.name) } }

  /// The name with the labels of the form with a completion handler.
  ///
  /// For example: `resolveSoup(for:with:)`
  package var completionName: String { Self.fullName(name, completionLabels) }

  /// The name with the labels of the other form.
  ///
  /// For example: `resolveSoup(for:)`
  package var fullName: String { Self.fullName(name, labels) }

  private static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
