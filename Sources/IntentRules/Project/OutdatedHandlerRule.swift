internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds methods of handlers that no protocol asks for.
enum OutdatedHandlerRule: ProjectRule {
  static let id: DiagnosticID = "outdated-handler"

  static let description = RuleDescription(
    id,
    title: "handler with what its definition does not ask for",
    scope: .project,
    severity: .warning,
    explanation: """
      A type that handles an intent has a method that resolves a parameter, lists its options or supplies its value, as \
      far as name, labels and types tell, and the handling protocol has no such method. The parameter was renamed or \
      removed, does not have options any more, or the name is misspelt.

      Methods of other shapes are not looked at, nor is one that supplies a value and that is called somewhere. \
      `intentc scaffold` reports the same, and adds the methods that are missing instead.
      """,
    rationale: "The compiler accepts the method, and nobody calls it: Siri asks for a value, or lists nothing.",
    triggering: [
      RuleExample(
        "a parameter that was renamed",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func ↓resolveDish(for intent: OrderSoupIntent) async -> INStringResolutionResult { .needsValue() }
            func resolveSoup(for intent: OrderSoupIntent) async -> INStringResolutionResult { .needsValue() }
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """),
        message: "'OrderSoupIntentHandling' has no method 'resolveDish(for:)'"),
      RuleExample(
        "a system intent with a misspelt method",
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, INSendMessageIntentHandling {
            func ↓resolveRecipient(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { [] }
            func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { fatalError() }
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "methods of one's own",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { answer(defaultDish(for: intent)) }
            func defaultDish(for intent: OrderSoupIntent) -> String { "broth" }
            func resolvePrice(of intent: OrderSoupIntent) async -> Double { 4 }
            private func resolveDish(for intent: OrderSoupIntent) async -> INStringResolutionResult { .needsValue() }
          }
          """))
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    let classes = project.intentClasses
    var types = HandlerTypes(
      project.swiftTypes, sources: project.swiftSources, isIntentClass: classes.contains,
      isTest: project.testFolders.haveTest)
    for custom in classes.customs {
      guard let program = custom.program else { continue }
      check(HandledIntent(program, classNames: custom.names), notes: [custom.note], &types, &findings)
    }
    for system in SystemIntentCatalogue.all where system.isHandled {
      check(HandledIntent(system), notes: [], &types, &findings)
    }
  }

  private static func check(
    _ intent: HandledIntent, notes: [DiagnosticNote], _ types: inout HandlerTypes, _ findings: inout RuleFindings
  ) {
    for handler in types.handlers(of: intent) {
      for member in handler.superfluous {
        findings.report(
          handler.message(about: member), at: member.location,
          hint: handler.hint(about: member) ?? "remove it if what it was for is gone", notes: notes)
      }
    }
  }
}
