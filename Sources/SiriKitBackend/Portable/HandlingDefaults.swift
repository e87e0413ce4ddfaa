import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The extension of a handling protocol by which the two forms of a method stand for each other, and optional methods may
/// be left out.
///
/// For example: `extension OrderSoupIntentHandling { … }`
struct HandlingDefaults {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The extension.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "Lets a handler implement one form of each method, and leave out the optional ones."),
        modifiers: options.extensionModifiers, .extension, intent.handlingProtocolName,
        members: intent.handlingMethods.flatMap(declarations)))
  }

  /// The defaults of a method's forms.
  private func declarations(of method: HandlingMethod) -> [Declaration] {
    switch method.role {
    case .handle, .resolve, .confirm:
      [
        completionForm(of: method, calling: "complete", effects: .async),
        otherForm(of: method, calling: "answer"),
      ]
    case .optionsCollection:
      [
        completionForm(of: method, calling: "completeOptions", effects: .asyncThrows),
        otherForm(of: method, calling: "options"),
      ]
    case .defaultValue(let parameter):
      [.function(function(method, body: [.return(unsetValue(of: parameter))]))]
    case .optionsArray:
      [
        .function(
          function(
            method, completion: true,
            body: [.expression(.call(.name("completion"), [Argument(.nil), Argument(.nil)]))]))
      ]
    }
  }

  /// The form with a completion handler, which calls the other.
  private func completionForm(
    of method: HandlingMethod, calling name: String, effects: FunctionEffects
  ) -> Declaration {
    let call = Expression.await(call(method))
    let bridge = FunctionCall(
      .member(kitMethod(method), name), [Argument(.name("completion"))] + fallback(for: method),
      trailingClosure: Closure(body: [.expression(effects.isThrowing ? .try(call) : call)]))
    return .function(function(method, completion: true, body: [.expression(.call(bridge))]))
  }

  /// The asynchronous form, which calls the other.
  private func otherForm(of method: HandlingMethod, calling name: String) -> Declaration {
    let completion: Argument =
      switch method.completionLabel {
      case .name: Argument("completion", .verbatim("$0"))
      case .word(let word): Argument(word, .verbatim("$0"))
      case .omitted: Argument(.verbatim("$0"))
      }
    let bridge = FunctionCall(
      .member(kitMethod(method), name), fallback(for: method),
      trailingClosure: Closure(body: [.expression(call(method, completion))]))
    let call = Expression.await(.call(bridge))
    return .function(function(method, body: [.return(method.effects.isThrowing ? .try(call) : call)]))
  }

  private func function(_ method: HandlingMethod, completion: Bool = false, body: [Statement]) -> FunctionDeclaration {
    let handler = FunctionParameter(
      label: method.completionLabel, "completion", Completion.type(method.completionTypes, options: options))
    return FunctionDeclaration(
      modifiers: [.access(options.access)], method.name,
      parameters: completion ? method.parameters + [handler] : method.parameters,
      effects: completion ? .none : method.effects, result: completion ? nil : method.result, body: body)
  }

  /// The method as the test kit knows it.
  private func kitMethod(_ method: HandlingMethod) -> Expression {
    .call(
      .name("HandlingMethod"),
      [
        Argument(.string(method.fullName)), Argument("of", .selfReference), Argument("for", .name("intent")),
      ])
  }

  /// A call of the method on the handler.
  private func call(_ method: HandlingMethod, _ further: Argument...) -> Expression {
    let arguments = zip(method.labels, method.parameters).map { label, parameter in
      Argument(label, .name(parameter.name))
    }
    return .call(.member(.selfReference, method.name), arguments + further)
  }

  /// What an optional method answers where the handler leaves it out.
  private func fallback(for method: HandlingMethod) -> [Argument] {
    guard !method.isRequired else { return [] }
    let code = method.role == .confirm ? "ready" : "unspecified"
    return [
      Argument(
        "otherwise",
        .call(
          .name(intent.responseClassName),
          [Argument("code", .implicitMember(code)), Argument("userActivity", .nil)]))
    ]
  }

  /// The value that leaves a parameter as it is.
  private func unsetValue(of parameter: Parameter) -> Expression {
    parameter.isSingleEnumeration ? .member(.name("intent"), parameter.name) : .nil
  }
}
