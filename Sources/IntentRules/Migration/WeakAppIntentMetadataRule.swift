internal import AppIntentsSources
internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds App Intents that say too little of themselves, or show up where they should not.
enum WeakAppIntentMetadataRule: MigrationRule {
  static let id: DiagnosticID = "weak-app-intent-metadata"

  static let description = RuleDescription(
    id,
    title: "App Intent that says too little of itself",
    scope: .migration,
    severity: .warning,
    explanation: """
      An App Intent that people can find has no description or an empty one; an entity that they can choose shows the same \
      title for every value; or an intent that takes the place of one for widgets alone is not kept out of the Shortcuts \
      app by `isDiscoverable`. The last is so where the definition says that the old intent cannot be configured in \
      Shortcuts; without the definition, where the settings of a widget have no `perform()`.

      A note: the settings of a widget or control have no `persistentIdentifier` and take the place of no legacy intent, \
      so that they are known by the names of their module and type.
      """,
    rationale: """
      People see these texts in the list of actions. A converted intent of a widget shows up there as an action that does \
      nothing ([an app that had to hide them](https://github.com/openhab/openhab-ios/pull/1175)).
      """,
    triggering: [
      RuleExample(
        "no description, and an empty one",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct ↓OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
          }

          struct OrderTea: AppIntent {
            static let title: LocalizedStringResource = "Order Tea"
            static let description: IntentDescription? = ↓IntentDescription("")
          }
          """),
        message: "'OrderSoup' has no description"),
      RuleExample(
        "an entity that is always called the same",
        .migrated(
          "App/Soup.swift",
          """
          import AppIntents

          struct Soup: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
            static let defaultQuery = SoupQuery()
            let id: String
            let name: String
            var ↓displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Soup") }
          }
          """)),
      RuleExample(
        "settings of a widget in the list of actions",
        .migrated(
          "App/Weather.swift",
          """
          import AppIntents

          struct ↓Weather: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "WeatherIntent"
            static let title: LocalizedStringResource = "Weather"
            static let description: IntentDescription? = IntentDescription("Shows the weather.")
          }
          """),
        message: "'Weather' should set isDiscoverable to false"),
    ],
    nonTriggering: [
      RuleExample(
        "settings of widgets, and an action that a widget has too",
        .migrated(
          "App/Intents.swift",
          """
          import AppIntents

          struct Refresh: AppIntent {
            static let title: LocalizedStringResource = "Refresh"
            static let isDiscoverable = false
          }

          struct Weather: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Weather"
            static let persistentIdentifier = "Weather"
          }

          struct Forecast: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "ForecastIntent"
            static let title: LocalizedStringResource = "Forecast"
            static let description: IntentDescription? = IntentDescription("Shows the weather to come.")
            func perform() async throws -> some IntentResult { .result() }
          }

          struct Soup: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
            static let defaultQuery = SoupQuery()
            let id: String
            let name: LocalizedStringResource
            var displayRepresentation: DisplayRepresentation {
              if name.key.isEmpty { return "Soup" }
              return DisplayRepresentation(title: name)
            }
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let legacy = Dictionary(
      migration.successors.map { ($0.intent.name, $0) }, uniquingKeysWith: { first, _ in first })
    for intent in migration.code.intents {
      let isHidden = intent.isFalse("isDiscoverable")
      if !isHidden {
        check(intent, of: legacy[intent.name]?.legacy, &findings)
      }
      if intent.conforms(to: AppIntentsProtocol.configurations), legacy[intent.name] == nil, !intent.hasSchema,
        intent.staticMembers(named: "persistentIdentifier").isEmpty
      {
        findings.report(
          "'\(intent.name)' is known by its module: give it a persistentIdentifier before a file moves",
          at: intent.location, severity: .note, element: intent.name)
      }
    }
    for entity in migration.code.entities where !entity.conforms(to: [AppIntentsProtocol.transientEntity]) {
      checkRepresentation(of: entity, &findings)
    }
  }

  /// Checks an intent that people can find.
  private static func check(
    _ intent: AppIntentsType, of legacy: IntentClass?, _ findings: inout RuleFindings
  ) {
    let isConfiguration = intent.conforms(to: AppIntentsProtocol.configurations)
    let configuresOnly = isConfiguration && !intent.hasMethod(named: "perform")
    let isOfWidgetOnly =
      legacy.map { $0.intent.isWidgetEligible && !$0.intent.isConfigurable }
      ?? (configuresOnly && intent.conforms(to: [AppIntentsProtocol.migration]))
    if isOfWidgetOnly {
      findings.report(
        "'\(intent.name)' should set isDiscoverable to false", at: intent.location,
        hint: "write 'static let isDiscoverable = false'", element: intent.name)
      return
    }
    // A description is seen where the action is.
    guard !configuresOnly, !intent.hasSchema, !intent.conforms(to: ["SnippetIntent"]) else { return }
    let members = intent.staticMembers(named: "description")
    if members.isEmpty {
      findings.report(
        "'\(intent.name)' has no description", at: intent.location,
        hint: "write 'static let description: IntentDescription? = IntentDescription(\"…\")'", element: intent.name)
    }
    for member in members {
      guard let value = member.expression, value.isEmptyText else { continue }
      findings.report(
        "'\(intent.name)' has no description", at: member.location(value.range), element: intent.name)
    }
  }

  private static func checkRepresentation(of entity: AppIntentsType, _ findings: inout RuleFindings) {
    for member in entity.members(named: "displayRepresentation") where !member.property.isStatic {
      guard let value = member.expression, value.isConstantRepresentation else { continue }
      findings.report(
        "'\(entity.name)' shows the same title for every value", at: member.location,
        hint: "make the title of what the entity holds, for example \"\\(name)\"", element: entity.name)
    }
  }
}

extension SwiftExpression {
  /// Whether it is a text without characters, `nil`, or a description of such a text.
  fileprivate var isEmptyText: Bool {
    switch kind {
    case .string(let literal): literal.text?.allSatisfy(\.isWhitespace) ?? false
    case .name("nil"): true
    case .call(let call): call.arguments.first?.value.isEmptyText ?? false
    default: false
    }
  }

  /// Whether it is a representation whose texts are all literals without values.
  fileprivate var isConstantRepresentation: Bool {
    switch kind {
    case .string(let literal): literal.text != nil
    case .call(let call) where call.makes("DisplayRepresentation") || call.makes("LocalizedStringResource"):
      !call.arguments.isEmpty
        && call.arguments.allSatisfy { argument in
          ["image", "synonyms"].contains(argument.label?.value) || argument.value.isConstantRepresentation
        }
    default: false
    }
  }
}
