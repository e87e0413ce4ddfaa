internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds files with App Intents that no compiler takes.
enum BrokenSwiftSourceRule: MigrationRule {
  static let id: DiagnosticID = "broken-swift-source"

  static let description = RuleDescription(
    id,
    title: "Swift file that cannot be compiled",
    scope: .migration,
    severity: .error,
    explanation: """
      A bracket of a file with App Intents has no partner, a string or a comment has no end, `#if` has no `#endif`, or a \
      type has no name. The first of these mistakes is reported for each file. Everything else that a compiler would \
      refuse is not looked for: the files are read as text.
      """,
    rationale: """
      What stands behind the mistake is not read as it was meant, so that a check without findings would say nothing.
      """,
    triggering: [
      RuleExample(
        "a brace that is missing",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent ↓{
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            func perform() async throws -> some IntentResult {
              if isOpen {
                try await order()
              return .result()
            }
          }
          """),
        message: "'{' has no closing '}'"),
      RuleExample(
        "a parenthesis too many, a string without an end, and a type without a name",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            func perform() async throws -> some IntentResult { .result()↓) }
          }
          """),
        .migrated(
          "App/Name.swift",
          """
          let name = ↓"Soup
          """),
        .migrated(
          "App/Size.swift",
          """
          ↓struct {
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "brackets in texts, comments and clauses of conditional compilation",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          /* { /* nested ( */ */
          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup :("
            static let description: IntentDescription? = IntentDescription(\"\"\"
              Orders { a "soup".
              \"\"\")
            #if os(iOS)
              let pattern = /[{(]+/
            #else
              let pattern = #"\\d{"#
            #endif
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    for source in migration.sources {
      guard let fault = SwiftSyntaxFault(in: source) else { continue }
      let suspect = fault.suspect.map {
        DiagnosticNote("by the indentation, it is this one", at: SourceLocation(file: source, range: $0))
      }
      findings.report(
        fault.message(in: source), at: SourceLocation(file: source, range: fault.range),
        hint: "what is said of the rest of this file may be wrong until this is mended",
        notes: suspect.map { [$0] } ?? [])
    }
  }
}
