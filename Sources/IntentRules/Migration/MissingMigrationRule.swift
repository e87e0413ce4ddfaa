internal import AppIntentsSources
internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds intents that no App Intent takes the place of.
enum MissingMigrationRule: MigrationRule {
  static let id: DiagnosticID = "missing-migration"

  static let description = RuleDescription(
    id,
    title: "intent without an App Intent that takes its place",
    scope: .migration,
    severity: .error,
    explanation: """
      A custom intent of the definition has no App Intent that conforms to `CustomIntentMigratedAppIntent` and whose \
      `intentClassName` is the name of its class, capital letters included; or two of them have the same one. The same \
      goes for intents that `migration.lock.json` beside the code records and whose definition is gone. Nothing is said \
      where there is neither. Where an App Intent has the name of the intent and lacks the protocol or the name of the \
      class, it is pointed out.

      An intent that is to stay as it is, for example that of a widget of its own kind beside the new one, is silenced \
      by its name in the [configuration](configuration.md). A note says of each system intent what there is in its place.
      """,
    rationale: """
      The system finds the successor of a stored action or widget by the name of the old class. One that is forgotten \
      shows as "Unknown Action", and its widgets lose their configuration \
      ([an app that had to mend it](https://github.com/home-assistant/iOS/pull/5358)).
      """,
    triggering: [
      RuleExample(
        "a name in another spelling",
        .intent(
          """
          <key>INIntentName</key>
          <string>↓OrderSoup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrdersoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")
          }
          """),
        message: "no App Intent migrates 'OrderSoupIntent'"),
      RuleExample(
        "two for one class",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = "Orders a soup."
          }

          struct OrderStew: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = ↓"OrderSoupIntent"
            static let title: LocalizedStringResource = "Order Stew"
            static let description: IntentDescription? = "Orders a stew."
          }
          """),
        message: "'OrderSoup' migrates 'OrderSoupIntent' too"),
      RuleExample(
        "an intent whose definition is gone",
        .migrated(
          "App/OrderTea.swift",
          """
          import AppIntents

          struct OrderTea: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderTeaIntent"
            static let title: LocalizedStringResource = "Order Tea"
            static let description: IntentDescription? = IntentDescription("Orders a tea.")
          }
          """),
        .migrated(
          "App/migration.lock.json",
          """
          {
            "intentcMigration": 1,
            "intents": [
              {"class":"↓OrderSoupIntent","type":"OrderSoup","parameters":[]},
              {"class":"OrderTeaIntent","type":"OrderTea","parameters":[]}
            ],
            "enumerations": [],
            "types": [],
            "files": []
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "the protocol in an extension, and a name for each system",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")
          }

          extension OrderSoup: AppIntents.CustomIntentMigratedAppIntent {
            #if os(macOS)
              static var intentClassName: String { "OrderSoupMacIntent" }
            #else
              static var intentClassName: String { "OrderSoupIntent" }
            #endif
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let names = migration.successors.compactMap { $0.className?.value }
    let known = Set(names)
    let classes = migration.intentClasses
    for custom in classes.customs where !custom.isIn(known) {
      let meant = IntendedSuccessor(
        of: custom.name, intentName: custom.intent.name?.value ?? custom.name, in: migration)
      findings.report(
        "no App Intent migrates '\(custom.name)'", at: custom.definition.location(custom.intent.nameRange),
        hint: meant?.hint ?? hint(for: custom.name, among: known.filter { classes.custom($0) == nil }),
        notes: meant.map { [$0.note] } ?? [])
    }
    checkRecords(migration, known, &findings)
    checkRepeats(migration, &findings)
    checkSystemIntents(migration, &findings)
  }

  /// Checks the intents that users have saved and whose definition is gone.
  private static func checkRecords(
    _ migration: CheckedMigration, _ known: Set<String>, _ findings: inout RuleFindings
  ) {
    var reported: Set<String> = []
    for record in migration.records {
      for intent in record.intents {
        let name = intent.className.value
        guard !known.contains(name), migration.intentClasses.custom(name) == nil, reported.insert(name).inserted else {
          continue
        }
        let meant = IntendedSuccessor(of: name, intentName: name, in: migration)
        findings.report(
          "no App Intent migrates '\(name)'", at: SourceLocation(file: record.source, range: intent.className.range),
          hint: meant?.hint
            ?? "saved shortcuts have it: restore its App Intent, hidden by isDiscoverable if it is not used any more",
          notes: meant.map { [$0.note] } ?? [], element: name)
      }
    }
  }

  private static func hint(for name: String, among strays: Set<String>) -> String {
    if let other = Spelling.suggestion(for: name, among: strays.sorted()) {
      return "there is one for '\(other)', which no definition has"
    }
    return "write one with 'intentc migrate', or silence this intent if it is to stay"
  }

  private static func checkRepeats(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    var first: [String: LegacySuccessor] = [:]
    for successor in migration.successors {
      guard let className = successor.className, let member = successor.member else { continue }
      guard let other = first[className.value] else {
        first[className.value] = successor
        continue
      }
      // Two modules may have the same file, and of two clauses of conditional compilation one is compiled.
      guard other.intent.name != successor.intent.name, !other.intent.isAlternative(to: successor.intent) else {
        continue
      }
      findings.report(
        "'\(other.intent.name)' migrates '\(className.value)' too", at: member.location(className.range),
        notes: [DiagnosticNote("it is declared here", at: other.intent.location)], element: successor.intent.name)
    }
  }

  private static func checkSystemIntents(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    for definition in migration.definitions {
      for intent in definition.document.intents where intent.isSystem {
        guard let name = intent.className(prefix: ""), let system = SystemIntentCatalogue.intent(named: name) else {
          continue
        }
        findings.report(
          "'\(name)' is a system intent: \(system.counterpart.text)", at: definition.location(intent.nameRange),
          severity: .note)
      }
    }
  }
}
