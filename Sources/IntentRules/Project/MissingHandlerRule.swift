internal import HandlerSources
internal import IntentModel
internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds supported intents that nothing handles, or not as their protocols require.
enum MissingHandlerRule: ProjectRule {
  static let id: DiagnosticID = "missing-handler"

  static let description = RuleDescription(
    id,
    title: "supported intent without a handler",
    scope: .project,
    severity: .warning,
    explanation: """
      An `Info.plist` supports an intent and no type of the sources conforms to its handling protocol; or a Swift \
      handler of a custom intent lacks a method that the protocol requires, in the form with a completion handler and \
      in the asynchronous one; or nothing names the handler, while the extension gives itself for every intent; or the \
      principal class of an extension is missing, is not declared, is no `INExtension`, \
      or is a Swift class named without its module; or a type that no handling protocol allows handles an intent, such as \
      a structure; or an app handles intents itself while `Info.plist` switches \
      multiple scenes off.

      Where there are no sources, nothing is said about handlers. An Objective-C file that names the protocol counts as \
      a handler, and its methods are looked at by `intentc scaffold --check` alone. Methods are looked for in extensions \
      and superclasses, too; a type that inherits something which the sources do not show is left alone. An intent that \
      an App Intent has taken over needs no handler. `intentc scaffold` writes handlers that are missing, and adds missing \
      methods with `--update`.
      """,
    rationale: """
      Siri answers with `INIntentError` 2003 or 5001, and a picker of options stays empty \
      ([a principal class that was missing](https://github.com/openhab/openhab-ios/pull/599), \
      [scenes that were switched off](https://github.com/feedback-assistant/reports/issues/258)).
      """,
    fix: "Puts the module in front of a principal class.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("↓OrderSoupIntent")),
        .file("Intents/IntentHandler.swift", "class IntentHandler: INExtension {}"),
        message: "no handler for 'OrderSoupIntent'"),
      RuleExample(
        "a provider of options that was forgotten",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsDynamicEnumeration</key>
          <true/>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension {}
          extension IntentHandler: ↓OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """)),
      RuleExample(
        "an extension that gives itself for every intent",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension {
            override func handler(for intent: INIntent) -> Any { return self }
          }
          """),
        .file(
          "Intents/OrderSoupHandler.swift",
          """
          class ↓OrderSoupHandler: NSObject, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """),
        message: "nothing names 'OrderSoupHandler', so it is never asked about 'OrderSoupIntent'"),
      RuleExample(
        "a principal class without its module",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent", principalClass: "↓IntentHandler")),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """),
        fixed: .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent"))),
      RuleExample(
        "what the template of an extension leaves",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent", "↓INSetMessageAttributeIntent")),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """)),
      RuleExample(
        "a handler in Objective-C",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """),
        .file("Intents/SoupHandler.h", "@interface SoupHandler : NSObject <↓OrderSoupIntentHandling>\n@end"),
        .file(
          "Intents/SoupHandler.m",
          """
          @implementation SoupHandler
          - (void)handleOrderSoup:(OrderSoupIntent *)intent
                       completion:(void (^)(OrderSoupIntentResponse *response))completion {}
          @end
          """),
        message: "'SoupHandler' does not implement 'resolveSoupForOrderSoup:withCompletion:'"),
      RuleExample(
        "in-app handling with one scene",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
            </array>
            <key>UIApplicationSceneManifest</key>
            <dict>
              <key>UIApplicationSupportsMultipleScenes</key>
              ↓<false/>
            </dict>
          </dict>
          </plist>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "no sources",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent"))),
      RuleExample(
        "methods in a superclass and an extension, in both forms",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsDynamicEnumeration</key>
          <true/>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          <key>INIntentParameterSupportsSearch</key>
          <true/>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file(
          "Intents/IntentHandler.swift",
          """
          class IntentHandler: INExtension {}
          class SoupHandler: NSObject {
            @objc(resolveSoupForOrderSoup:withCompletion:)
            func resolveSoup(
              for intent: OrderSoupIntent, with completion: @escaping (INStringResolutionResult) -> Void
            ) {}
          }
          class OrderSoupHandler: SoupHandler, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          extension OrderSoupHandler {
            func provideSoupOptionsCollection(
              for intent: OrderSoupIntent, searchTerm: String?
            ) async throws -> INObjectCollection<NSString> { .init(items: []) }
          }
          """)),
      RuleExample(
        "a handler in Objective-C with a method in a category and one in Swift",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """),
        .file("Intents/SoupHandler.h", "@interface SoupHandler : NSObject <OrderSoupIntentHandling>\n@end"),
        .file(
          "Intents/SoupHandler.m",
          """
          @implementation SoupHandler
          @end
          @implementation SoupHandler (Resolving)
          - (void)resolveSoupForOrderSoup:(OrderSoupIntent *)intent
                           withCompletion:(void (^)(INStringResolutionResult *resolutionResult))completion {}
          @end
          """),
        .file(
          "Intents/SoupHandler.swift",
          """
          extension SoupHandler {
            @objc func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
          }
          """)),
      RuleExample(
        "a handler in Objective-C",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file("Intents/IntentHandler.h", "@interface IntentHandler : INExtension <OrderSoupIntentHandling>\n@end")),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    let bundles = project.bundles
    let classes = project.intentClasses
    var types = HandlerTypes(
      project.swiftTypes, sources: project.writtenSources, isIntentClass: classes.contains,
      isTest: project.testFolders.haveTest)
    let listed = bundles.handlers.flatMap { $0.intents?.supported?.names ?? [] }.map(\.value)
    let principals = bundles.all.compactMap { $0.infoPlist?.principalClass?.value.lastNamePart }
    let evidence = SourceEvidence(
      project, classNames: Set(listed + classes.customs.flatMap(\.names) + principals))
    if evidence.hasSources { checkHandlers(bundles, classes, evidence, &findings) }
    let unasked = UnaskedHandlerCheck(project)
    for custom in classes.customs {
      let methods = HandlerMethodCheck(custom)
      methods.check(&types, unasked, &findings)
      methods.check(custom.objectiveCHandlers(in: project), &findings)
    }
    let principalCheck = PrincipalClassCheck(
      types: types, evidence: evidence, hasObjectiveC: !project.objectiveCSources.isEmpty,
      isOnlyExtension: bundles.all.count(where: \.isIntentsExtension) == 1)
    for bundle in bundles.all where bundle.isIntentsExtension {
      principalCheck.check(bundle, &findings)
    }
    checkScenes(bundles, &findings)
  }

  // MARK: Handlers

  private static let templateIntents: Set = [
    "INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent",
  ]

  private static func checkHandlers(
    _ bundles: ProjectBundles, _ classes: IntentClasses, _ evidence: SourceEvidence, _ findings: inout RuleFindings
  ) {
    var checked: Set<String> = []
    for infoPlist in bundles.handlers.compactMap(\.infoPlist) {
      for name in infoPlist.intents.supported?.names ?? [] where checked.insert(name.value).inserted {
        let custom = classes.custom(name.value)
        let names = custom?.names ?? [name.value]
        if let custom {
          guard custom.needsHandler, !names.contains(where: evidence.isMigrated) else { continue }
        } else if SystemIntentCatalogue.intent(named: name.value)?.isHandled != true {
          continue
        }
        guard !names.contains(where: evidence.mayHandle) else { continue }
        let isTemplate = templateIntents.contains(name.value)
        findings.report(
          "no handler for \(name.value.quoted)", at: infoPlist.location(name.range),
          hint: isTemplate
            ? "the template of an Intents extension lists it; remove it if the app does not handle messages"
            : "declare a class that conforms to '\(name.value)Handling', or remove the name",
          notes: custom.map { [$0.note] } ?? [])
      }
    }
  }

  // MARK: Scenes

  private static func checkScenes(_ bundles: ProjectBundles, _ findings: inout RuleFindings) {
    var inExtensions: [Int: Set<String>] = [:]
    for bundle in bundles.handlers where !bundle.isApp {
      for app in bundles.apps(of: bundle) { inExtensions[app.id, default: []].formUnion(bundle.supportedNames) }
    }
    for app in bundles.handlers where app.isApp {
      guard let infoPlist = app.infoPlist, let scenes = infoPlist.supportsMultipleScenes, !scenes.value,
        let name = infoPlist.intents.supported?.names.first(where: { !(inExtensions[app.id] ?? []).contains($0.value) })
      else { continue }
      findings.report(
        "the app cannot handle \(name.value.quoted) itself without multiple scenes",
        at: infoPlist.location(scenes.range), hint: "allow multiple scenes, or handle the intent in an extension",
        notes: [DiagnosticNote("the app supports it here", at: infoPlist.location(name.range))])
    }
  }

  // MARK: Examples

  private static func extensionInfoPlist(
    _ names: String..., principalClass: String = "$(PRODUCT_MODULE_NAME).IntentHandler"
  ) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          <array>
    \(names.map { "        <string>\($0)</string>" }.joined(separator: "\n"))
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key>
        <string>\(principalClass)</string>
      </dict>
    </dict>
    </plist>
    """
  }
}
