import IntentSemantics
import SwiftCode

/// The file in which a project says which handler is asked: its own from the first run on.
///
/// For example: `enum SiriKitHandlers { … }`
struct BridgeHandlers {
  /// What else there is in the module.
  let module: MigratedModule

  /// The name of the type, and of the file without its ending.
  static let typeName = "SiriKitHandlers"

  /// The handler of the intent `legacy`; nil where the project names none.
  ///
  /// A test puts its own in that place.
  ///
  /// For example: `SiriKitBridge.handler(for: legacy) as? any ReserveBoatIntentHandling`
  static func handler(for intent: Intent) -> Expression {
    .optionalCast(
      .call(.member(.name("SiriKitBridge"), "handler"), [Argument("for", .name("legacy"))]),
      .existential(.named(intent.handlingProtocolName)))
  }

  /// The statement that names the handler of the intent `legacy`, or throws.
  static func demand(for intent: Intent) -> Statement {
    .guard(
      [.binding("handler", handler(for: intent))],
      else: [.throw(.member(.name("SiriKitBridgeError"), "noHandler"))])
  }

  /// The type.
  var declaration: Declaration {
    let intents = module.intents.filter { IntentStructure($0, in: module).asksHandler }
    let known = intents.filter { module.options.handlerClasses[$0.intent.className] != nil }
    let unknown = intents.filter { module.options.handlerClasses[$0.intent.className] == nil }
    let todo: [Statement] =
      unknown.isEmpty
      ? []
      : [
        .comment([
          .paragraph(
            "TODO: Return the handler of "
              + unknown.map { "`\($0.intent.className)`" }.joined(separator: ", ")
              + ", as `handler(for:)` of your extension does.")
        ])
      ]
    let cases = known.map { intent in
      SwitchCase(
        .type(.named(intent.intent.className)),
        [.return(.call(.name(module.options.handlerClasses[intent.intent.className] ?? "")))])
    }
    let body =
      todo
      + (cases.isEmpty ? [.return(.nil)] : [.switch(.name("intent"), cases + [SwitchCase(.default, [.return(.nil)])])])
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("The handlers that actions ask."), .enum, Self.typeName,
        members: [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("The handler of an intent; a new one each time."),
              modifiers: [.static], "handler",
              parameters: [FunctionParameter(label: .word("for"), "intent", .named("INIntent"))],
              result: .optional(.any), body: body)),
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment(
                "Goes on in the app with what a handler answered with `continueInApp` has left for it."),
              attributes: [AttributeLine(Attribute("MainActor"))], modifiers: [.static], "continueInApp",
              parameters: [FunctionParameter(label: .omitted, "activity", .optional(.named("NSUserActivity")))],
              body: [])),
        ], layout: .separated))
  }
}

extension IntentStructure {
  /// Whether the handler of the legacy intent is asked for anything.
  var asksHandler: Bool {
    migrated.isBridged && (performs || intent.parameters.contains(where: \.supportsDynamicOptions))
  }
}
