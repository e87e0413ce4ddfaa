import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class that handles a custom intent.
///
/// For example: `class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling { … }`
struct CustomHandler {
  /// The intent.
  let intent: Intent

  /// What else the definition declares.
  let program: HandledProgram

  /// The options.
  let options: HandlerOptions

  /// What the enumeration of outcomes is called; nil for the name that it has in a new handler.
  var outcomeName: String?

  /// The name of the class.
  var name: String { options.names.name(className: intent.className, intentName: intent.name) }

  /// The class.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.handlerDocumentation, attributes: options.typeAttributes,
        modifiers: options.typeModifiers, .class, name,
        inheritance: [.named("NSObject"), options.conformance(to: intent.handlingProtocolName)], members: members,
        layout: .separated))
  }

  /// The methods that the class has, in the order of the protocol's list of them.
  var methods: [HandlingMethod] { intent.methodsOfHandler }

  /// One method.
  func declaration(of method: HandlingMethod) -> Declaration {
    let written = HandlerMethod(
      method: method, documentation: intent.handlerDocumentation(of: method), options: options)
    return written.declaration { reply in
      switch method.role {
      case .handle: handling(reply)
      case .confirm: confirmation(reply)
      case .resolve(let parameter):
        ParameterResolution(parameter: parameter, intent: intent, program: program).statements(reply)
      case .optionsCollection(let parameter):
        OptionsListing(parameter: parameter, options: options).statements(reply)
      case .defaultValue(let parameter):
        DefaultSupply(parameter: parameter, program: program).statements
      case .optionsArray:
        preconditionFailure("handlers have no options of iOS 13")
      }
    }
  }

  /// What the method that handles the intent calls: the place for the app's own code.
  var workDeclarations: [Declaration] { intent.isCarriedOut ? [outcome.declaration, work] : [] }

  // MARK: Members

  private var members: [Declaration] {
    options.initializers + section("Resolving", resolving.map(declaration))
      + section("Options", listing.map(declaration))
      + section("Handling", handling.map(declaration) + workDeclarations)
  }

  /// The methods in the order in which the class has them.
  var orderedMethods: [HandlingMethod] { resolving + listing + handling }

  private var resolving: [HandlingMethod] {
    methods.filter { if case .resolve = $0.role { true } else { false } }
  }

  private var listing: [HandlingMethod] {
    methods.filter {
      switch $0.role {
      case .optionsCollection, .defaultValue: true
      default: false
      }
    }
  }

  private var handling: [HandlingMethod] {
    methods.filter { $0.role == .confirm } + methods.filter { $0.role == .handle }
  }

  private func section(_ title: String, _ members: [Declaration]) -> [Declaration] {
    members.isEmpty ? [] : [.heading(title)] + members
  }

  // MARK: Handling

  /// How handling ends.
  var outcome: HandlingOutcome {
    HandlingOutcome(
      intent: intent, typeName: outcomeName ?? program.freeTypeName("Outcome"), options: options)
  }

  private func confirmation(_ reply: Reply) -> [Statement] {
    [.comment([.paragraph("TODO: Check that the intent can be handled now, for example that nobody has to sign in.")])]
      + reply.last(intent.responseExpression(code: .implicitMember("ready")))
  }

  private func handling(_ reply: Reply) -> [Statement] {
    let subject = Expression.call(.name("outcome"), [Argument("of", .name("intent"))])
    switch options.style {
    case .async:
      return [.switch(.await(subject), outcome.responses(reply))]
    case .completion:
      return [
        .expression(
          .call(
            FunctionCall(
              .name("outcome"), [Argument("of", .name("intent"))],
              trailingClosure: Closure(
                parameters: ["outcome"], body: [.switch(.name("outcome"), outcome.responses(reply))]))))
      ]
    }
  }

  /// The method with the app's own code.
  private var work: Declaration {
    let parameter = FunctionParameter(label: .word("of"), "intent", .named(intent.className))
    let type = TypeExpression.named(outcome.typeName)
    let documentation = DocumentationComment(
      "Carries the intent out.",
      discussion: intent.requiresConfirmation ? [.paragraph("The user has agreed to it.")] : [],
      parameters: [ParameterDocumentation("intent", "The intent with its final values.")]
        + (options.style == .completion
          ? [ParameterDocumentation("completion", "Called once, with the outcome.")] : []),
      result: options.style == .async ? "How it ended." : nil)
    let open = Statement.comment([.paragraph("TODO: Carry the intent out, and tell how it ended.")])
    switch options.style {
    case .async:
      return .function(
        FunctionDeclaration(
          documentation: documentation, modifiers: options.methodModifiers, "outcome", parameters: [parameter],
          effects: .async, result: type, body: [open, .return(outcome.unfinished)]))
    case .completion:
      let completion = FunctionParameter(
        "completion", .completion([type], isSendable: options.usesSendableCompletions))
      return .function(
        FunctionDeclaration(
          documentation: documentation, modifiers: options.methodModifiers, "outcome",
          parameters: [parameter, completion],
          body: [open, .expression(.call(.name("completion"), [Argument(outcome.unfinished)]))]))
    }
  }
}
