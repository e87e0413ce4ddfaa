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

      Or a method has the name and the labels of one of the protocol and does not stand for it. Its types are others: a \
      parameter that gets reasons of its own to be refused has results of a class of its own. It throws, is not `async` \
      and has no completion handler, or is static, private or generic. Or it stands where the protocol, which is one of \
      Objective-C, does not see it: in an extension of a protocol or of a generic class, or in a superclass without the \
      method's selector in `@objc(…)`. Types that only another module declares are not compared.

      Or it makes a response with other values than the sentence of the response code speaks now.

      Methods of other shapes are not looked at, nor is one that supplies a value and that is called somewhere.

      Handlers in Objective-C are held against the selectors and types of their protocol in the same way, as far as all \
      of their methods are seen. `intentc scaffold` reports the same and, of a handler in Swift that it wrote, the response codes that its outcomes lack and those that the intent \
      does not have any more. With `--update` it adds what is missing.
      """,
    rationale: """
      The compiler accepts a method that nobody calls, and Siri asks for a value or lists nothing; one with another type \
      it does not take for what the protocol requires.
      """,
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
        "a handler in Objective-C with a parameter that is gone",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/SoupHandler.m",
          """
          @interface SoupHandler : NSObject <OrderSoupIntentHandling>
          @end
          @implementation SoupHandler
          - (void)↓resolveDishForOrderSoup:(OrderSoupIntent *)intent
                           withCompletion:(void (^)(INStringResolutionResult *resolutionResult))completion {}
          - (void)handleOrderSoup:(OrderSoupIntent *)intent
                       completion:(void (^)(OrderSoupIntentResponse *response))completion {}
          @end
          """),
        message: "'OrderSoupIntentHandling' has no method 'resolveDishForOrderSoup:withCompletion:'"),
      RuleExample(
        "a parameter that got a reason of its own to be refused",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          <key>INIntentParameterUnsupportedReasons</key>
          <array>
            <dict>
              <key>INIntentParameterUnsupportedReasonCode</key>
              <string>soldOut</string>
              <key>INIntentParameterUnsupportedReasonCustom</key>
              <true/>
              <key>INIntentParameterUnsupportedReasonFormatString</key>
              <string>This soup is sold out.</string>
            </dict>
          </array>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func ↓resolveSoup(
              for intent: OrderSoupIntent, with completion: @escaping (INStringResolutionResult) -> Void
            ) { completion(.needsValue()) }
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """),
        message:
          "'resolveSoup(for:with:)' answers with 'INStringResolutionResult' and not with 'OrderSoupSoupResolutionResult'"
      ),
      RuleExample(
        "methods that the protocol does not see",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            static func ↓handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
            func ↓confirm(intent: OrderSoupIntent) -> OrderSoupIntentResponse { .init() }
          }
          """),
        message: "'handle(intent:)' is static, which no method of 'OrderSoupIntentHandling' is"),
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
      RuleExample(
        "a sentence that speaks other values",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          <key>INIntentResponse</key>
          <dict>
            <key>INIntentResponseCodes</key>
            <array>
              <dict>
                <key>INIntentResponseCodeFormatString</key>
                <string>Your soup is ready in ${minutes} minutes.</string>
                <key>INIntentResponseCodeName</key>
                <string>success</string>
                <key>INIntentResponseCodeSuccess</key>
                <true/>
              </dict>
            </array>
            <key>INIntentResponseParameters</key>
            <array>
              <dict>
                <key>INIntentResponseParameterName</key>
                <string>minutes</string>
                <key>INIntentResponseParameterType</key>
                <string>Integer</string>
              </dict>
            </array>
          </dict>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .↓success(soup: "Lentils", minutes: 5) }
          }
          """)),
      RuleExample(
        "a default value that nobody asks for, in two handlers",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
            func ↓defaultSoup(for intent: OrderSoupIntent) -> String? { "defaultSoup" }  // not defaultSoup
          }
          class OtherHandler: NSObject, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
            func ↓defaultSoup(for intent: OrderSoupIntent) -> String? { nil }
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
      project.swiftTypes, sources: project.writtenSources, isIntentClass: classes.contains,
      isTest: project.testFolders.haveTest)
    for custom in classes.customs {
      guard let program = custom.program else { continue }
      let handlers = types.handlers(of: HandledIntent(program, classNames: custom.names))
      report(
        handlers.flatMap(\.faults) + custom.objectiveCHandlers(in: project).flatMap(\.faults), notes: [custom.note],
        &findings)
    }
    for system in SystemIntentCatalogue.all where system.isHandled {
      report(project.objectiveCHandlers[system.className, default: []].flatMap(\.faults), notes: [], &findings)
      // The methods of a protocol are written and read to be compared, which is not worth it where nothing conforms.
      let protocolNames = HandledIntent.protocolNames(of: system)
      guard protocolNames.contains(where: { !types.types(conformingTo: $0).isEmpty }) else { continue }
      report(types.handlers(of: HandledIntent(system)).flatMap(\.faults), notes: [], &findings)
    }
  }

  private static func report(_ faults: [HandlerFault], notes: [DiagnosticNote], _ findings: inout RuleFindings) {
    for fault in faults {
      findings.report(fault.message, at: fault.location, hint: fault.hint, notes: notes)
    }
  }
}
