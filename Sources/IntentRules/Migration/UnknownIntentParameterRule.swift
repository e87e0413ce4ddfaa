internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds names of parameters that an intent does not have.
enum UnknownIntentParameterRule: MigrationRule {
  static let id: DiagnosticID = "unknown-intent-parameter"

  static let description = RuleDescription(
    id,
    title: "parameter in a summary or phrase that its App Intent does not have",
    scope: .migration,
    severity: .error,
    explanation: """
      The summary of an App Intent, a condition in it or its list of further parameters, or a phrase of a shortcut names \
      a parameter that the intent does not have. Nothing is said of intents that classes, macros or other files may give \
      parameters.
      """,
    rationale: """
      The app does not build. The mistake is easily made where a parameter gets the name of the legacy one after its \
      summary was written.
      """,
    triggering: [
      RuleExample(
        "a summary and a phrase",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Soup") var soup: Soup?

            static var parameterSummary: some ParameterSummary {
              When(\\.↓$isLarge, .equalTo, true) {
                Summary("Order \\(\\.$soup)")
              } otherwise: {
                Summary("Order \\(\\.↓$soop)")
              }
            }
          }

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: OrderSoup(), phrases: [↓"Order \\(\\.$dish) in \\(.applicationName)"],
                shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
            }
          }
          """),
        message: "'OrderSoup' has no parameter 'isLarge'")
    ],
    nonTriggering: [
      RuleExample(
        "parameters in another declaration, and an intent that a macro completes",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup {
            @Parameter(title: "Soup") var soup: Soup?
            @Parameter(title: "Large") var `isLarge`: Bool?
          }

          extension OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            static var parameterSummary: some ParameterSummary {
              // not \\.$dish any more
              Summary("Order \\(\\.$soup)") { \\OrderSoup.$isLarge }
            }
          }

          @AppIntent(schema: .photos.openAsset)
          struct OpenPhoto: OpenIntent {
            static var parameterSummary: some ParameterSummary { Summary("Open \\(\\.$target)") }
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let intents = Dictionary(grouping: migration.code.intents, by: \.name)
    for (_, intents) in intents.sorted(by: { $0.key < $1.key }) {
      // The extensions of a type belong to each of its declarations.
      guard let intent = intents.first else { continue }
      for path in intent.summaryParameters where !intents.contains(where: { $0.mayHave(path.value) }) {
        findings.report(
          message(path.value, of: intent), at: path.location, hint: hint(path.value, intents), element: intent.name)
      }
    }
    for shortcut in migration.code.shortcuts where !shortcut.isNegative {
      guard let name = shortcut.intentName, let intent = migration.code.intent(named: name),
        let intents = intents[intent.name]
      else { continue }
      for phrase in shortcut.phrases {
        for name in Set(phrase.parameters).sorted() where !intents.contains(where: { $0.mayHave(name) }) {
          findings.report(
            message(name, of: intent), at: shortcut.location(phrase.range), hint: hint(name, intents),
            element: intent.name)
        }
      }
    }
  }

  private static func message(_ name: String, of intent: AppIntentsType) -> String {
    "'\(intent.name)' has no parameter '\(name)'"
  }

  private static func hint(_ name: String, _ intents: [AppIntentsType]) -> String? {
    Spelling.hint(for: name, among: intents.flatMap { $0.parameters.map(\.name) })
  }
}

extension AppIntentsType {
  /// The parameters that the summary names.
  fileprivate var summaryParameters: [(value: String, location: SourceLocation)] {
    staticMembers(named: "parameterSummary").flatMap { member in
      [member.property.value, member.property.accessors].compactMap(\.self).flatMap { range in
        ProjectedKeyPath.all(in: range, of: member.owner.source)
          .filter { $0.root.map { $0 == "Self" || $0 == declaration.name.value } ?? true }
          .map { ($0.name.value, member.location($0.name.range)) }
      }
    }
  }

  /// Whether it has a property of a name, or may have one that nobody sees: that of a superclass, or of a macro.
  fileprivate func mayHave(_ name: String) -> Bool {
    declaration.kind != .struct || !members(named: name).isEmpty
      || type.declarations.flatMap(\.attributes).contains { attribute in
        attribute.name.value != "MainActor" && attribute.name.value.first?.isUppercase == true
      }
  }
}
