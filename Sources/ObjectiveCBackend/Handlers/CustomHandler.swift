import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The class that handles a custom intent.
///
/// For example: `@interface OrderSoupIntentHandler : NSObject <OrderSoupIntentHandling> @end`
struct CustomHandler {
  /// The intent.
  let intent: Intent

  /// What else the definition declares.
  let program: HandledProgram

  /// The name of the class.
  let name: String

  /// Whether the options of a parameter are listed in sections.
  let usesSections: Bool

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: intent.handlerDocumentation, name,
        .subclass(of: "NSObject", protocols: [intent.handlingProtocolName]), sections: []))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(ImplementationDeclaration(name, members: members))
  }

  /// The members of the implementation.
  var members: [ImplementationDeclaration.Member] {
    section("Resolving") { if case .resolve = $0 { true } else { false } }
      + section("Options") { role in
        switch role {
        case .optionsCollection, .defaultValue: true
        default: false
        }
      } + section("Handling") { $0 == .confirm || $0 == .handle }
  }

  private func section(
    _ title: String, _ isMember: (HandlingMethod.Role) -> Bool
  ) -> [ImplementationDeclaration.Member] {
    let methods = intent.methodsOfHandler.filter { isMember($0.role) }
    // What is checked first stands first.
    let ordered = methods.filter { $0.role == .confirm } + methods.filter { $0.role != .confirm }
    return methods.isEmpty ? [] : [.mark(title)] + ordered.map { .method(declaration(of: $0), body(of: $0)) }
  }

  private func declaration(of method: HandlingMethod) -> MethodDeclaration {
    let requirement = HandlingRequirement(method: method, intent: intent).declaration
    let swiftName = method.forms == .immediate ? method.fullName : method.completionName
    return MethodDeclaration(
      documentation: intent.handlerDocumentation(of: method, in: .objectiveC), requirement.owner, requirement.result,
      requirement.selector, requirement.parameters,
      // What a method may name depends on the system; it does not take that over from the protocol.
      macros: requirement.macros.filter { $0 != .swiftName(swiftName) })
  }

  private func body(of method: HandlingMethod) -> [ObjectiveCStatement] {
    switch method.role {
    case .handle: handling
    case .confirm:
      [
        .comment([
          .paragraph("TODO: Check that the intent can be handled now, for example that nobody has to sign in.")
        ])
      ] + HandlerReply.completion().last(response("ready"))
    case .resolve(let parameter):
      ParameterResolution(parameter: parameter, intent: intent, program: program).statements
    case .optionsCollection(let parameter): listing(of: parameter).options
    case .defaultValue(let parameter): listing(of: parameter).defaultValue
    case .optionsArray: []
    }
  }

  private func listing(of parameter: Parameter) -> ValueListing {
    ValueListing(parameter: parameter, program: program, usesSections: usesSections)
  }

  /// The place for the app's own code, with the answers that the definition has.
  private var handling: [ObjectiveCStatement] {
    let answers = intent.response.codes.map { code in
      let text = code.text ?? code.conciseText
      let answer =
        ResponseFactorySignature(of: code, in: intent.response).map { "`\($0.selector)`" }
        ?? "`\(intent.responseCodeName)\(code.name.withUppercasedFirstLetter)`"
      return DocumentationComment.Block.item(answer + (text.map { ": \($0.quoted)" } ?? ""))
    }
    let output = intent.response.output.map {
      [DocumentationComment.Block.paragraph("The next action in Shortcuts gets `\($0)` of the response.")]
    }
    return [
      .comment(
        [.paragraph("TODO: Carry the intent out, and answer with the response that fits. The definition has:")]
          + answers + (output ?? []))
    ] + HandlerReply.completion().last(response("failure"))
  }

  private func response(_ code: String) -> ObjectiveCExpression {
    .message(
      .message(.name(intent.responseClassName), "alloc"), "initWithCode:userActivity:",
      [.name(intent.responseCodeName + code.withUppercasedFirstLetter), .nil])
  }
}
