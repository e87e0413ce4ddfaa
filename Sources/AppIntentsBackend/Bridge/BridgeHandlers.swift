import IntentSemantics
import SwiftCode

/// The file in which a project says which handler is asked: its own from the first run on.
///
/// For example: `enum SiriKitHandlers { … }`
package struct BridgeHandlers {
  /// What else there is in the module.
  let module: MigratedModule

  /// The name of the type, and of the file without its ending.
  package static let typeName = "SiriKitHandlers"

  /// The name of the file.
  package static let fileName = typeName + ".swift"

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
    let known = module.intentsWithHandler
    let unknown = module.intentsWithoutHandler
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
    let choice = Declaration.function(
      FunctionDeclaration(
        documentation: DocumentationComment("The handler of an intent; a new one each time."),
        modifiers: [.static], "handler",
        parameters: [FunctionParameter(label: .word("for"), "intent", .named("INIntent"))],
        result: .optional(.any), body: body))
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("The handlers that actions ask."), .enum, Self.typeName,
        members: [choice] + continuation, layout: .separated))
  }

  /// What goes on in the app; nothing where no action does.
  private var continuation: [Declaration] {
    guard module.continuesInApp else { return [] }
    return [
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment(
            "Goes on in the app where a handler answered with `continueInApp` or `failureRequiringAppLaunch`.",
            parameters: [
              ParameterDocumentation(
                "activity",
                "What the handler has left for the app, else an activity whose type is the class of the intent."),
              ParameterDocumentation("interaction", "The intent with its values, and the response."),
            ]),
          attributes: [AttributeLine(Attribute("MainActor"))], modifiers: [.static], "continueInApp",
          parameters: [
            FunctionParameter(label: .omitted, "activity", .named("NSUserActivity")),
            FunctionParameter(label: .word("with"), "interaction", .named("INInteraction")),
          ],
          body: [
            .comment([
              .paragraph(
                "TODO: Go on as the app does with an activity of SiriKit. Only the system can give an activity its "
                  + "`interaction`, so `interaction` has what the app reads there.")
            ])
          ]))
    ]
  }
}

extension IntentStructure {
  /// Whether the handler of the legacy intent is asked for anything.
  var asksHandler: Bool {
    migrated.isBridged && (performs || intent.parameters.contains(where: \.supportsDynamicOptions))
  }
}
