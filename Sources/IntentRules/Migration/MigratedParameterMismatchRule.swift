internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds parameters of legacy intents that App Intents lack or have with another type.
enum MigratedParameterMismatchRule: MigrationRule {
  static let id: DiagnosticID = "migrated-parameter-mismatch"

  static let description = RuleDescription(
    id,
    title: "parameter that the App Intent lacks or has with another type",
    scope: .migration,
    severity: .error,
    explanation: """
      An App Intent that takes the place of an intent has no `@Parameter` with the name of one of its parameters, capital \
      letters included, or one with a type that does not correspond: a String is a `String`, an Integer an `Int`, a \
      Decimal a `Double`, a length of time or another quantity a `Measurement`, an enumeration an `AppEnum`, an object \
      an entity, a person an `IntentPerson`, several values an array of these.

      Parameters of its own, and whether there may be no value, do not matter. Nothing is said of types that the files do \
      not show.
      """,
    rationale: """
      Stored values are found by name and type; those of any other parameter are lost, and with them what people have \
      set up \
      ([Apple's rules](https://developer.apple.com/documentation/widgetkit/migrating-from-sirikit-intents-to-app-intents)).
      """,
    triggering: [
      RuleExample(
        "a name in another spelling",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>Soup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Soup")
            var ↓soup: String?
          }
          """),
        message: "'OrderSoup' has no parameter 'Soup' of type String"),
      RuleExample(
        "a number that became a text",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>count</string>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Count")
            var count: ↓String?
          }
          """),
        message: "'OrderSoup' has no parameter 'count' of type Int"),
      RuleExample(
        "a property that is no parameter",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            var ↓soup: String?
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "another name for the type, and a parameter of its own",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>soup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          typealias Dish = String

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Soup") var soup: Dish
            @Parameter(title: "Bread", default: true) var bread: Bool
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    for successor in migration.successors {
      for parameter in successor.parameters {
        check(parameter, of: successor.intent, in: migration.code, &findings)
      }
    }
  }

  private static func check(
    _ old: LegacyParameter, of intent: AppIntentsType, in code: AppIntentsCode, _ findings: inout RuleFindings
  ) {
    let message = "'\(intent.name)' has no parameter '\(old.name)' of type \(old.type.description)"
    let same = intent.parameters.filter { $0.name == old.name }
    if same.isEmpty {
      let near = intent.parameters.first { $0.name.lowercased() == old.name.lowercased() }
      let property = intent.members(named: old.name).first
      let hint =
        near.map { "'\($0.name)' is another name; stored values are found by '\(old.name)'" }
        ?? property.map { _ in "put '@Parameter(title:)' in front of it" }
        ?? Spelling.suggestion(for: old.name, among: intent.parameters.map(\.name)).map { "'\($0)' has another name" }
        ?? "add it, optional and hidden from the summary if it is not used any more"
      findings.report(
        message, at: near?.member.location ?? property?.location ?? intent.location, hint: hint, notes: [old.note],
        element: intent.element(old.name))
    }
    for parameter in same where !old.type.accepts(parameter, in: code) {
      let range = parameter.member.property.type?.range ?? parameter.member.property.name.range
      findings.report(
        message, at: parameter.member.location(range), notes: [old.note], element: intent.element(old.name))
    }
  }
}
