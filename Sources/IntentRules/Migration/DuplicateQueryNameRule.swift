internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds queries and providers of options that have one name.
enum DuplicateQueryNameRule: MigrationRule {
  static let id: DiagnosticID = "duplicate-query-name"

  static let description = RuleDescription(
    id,
    title: "two queries or options providers of one name",
    scope: .migration,
    severity: .error,
    explanation: """
      Two types that are entity queries or providers of options have the same name, those of the types around them aside. \
      Types in clauses of conditional compilation may exclude each other, so that nothing is said of them. All files that \
      are given are taken for those of one module.
      """,
    rationale: """
      Their names are those of the whole module since Xcode 16, wherever they are nested, and the build fails with \
      messages that name something else \
      ([what happens](https://marcpalmer.net/changes-in-app-intents-pre-processing-causing-confusing-errors-in-xcode-16)). \
      Xcode's converter repeats the names of providers.
      """,
    triggering: [
      RuleExample(
        "nested queries",
        .migrated(
          "App/Entities.swift",
          """
          import AppIntents

          struct Soup: AppEntity {
            struct Query: EntityQuery {
              func entities(for identifiers: [String]) async throws -> [Soup] { [] }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { "\\(id)" }
          }

          struct Tea: AppEntity {
            struct ↓Query: EntityStringQuery {
              func entities(for identifiers: [String]) async throws -> [Tea] { [] }
              func entities(matching string: String) async throws -> [Tea] { [] }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { "\\(id)" }
          }
          """),
        message: "query type 'Query' is declared twice")
    ],
    nonTriggering: [
      RuleExample(
        "another type of the name",
        .migrated(
          "App/Entities.swift",
          """
          import AppIntents

          struct SoupQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Soup] { [] }
          }

          enum Database {
            struct SoupQuery { let text: String }
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    var known: [String: AppIntentsType] = [:]
    for query in migration.code.queries {
      let name = query.declaration.name.value
      guard let other = known[name] else {
        known[name] = query
        continue
      }
      guard !other.isAlternative(to: query) else { continue }
      findings.report(
        "query type '\(name)' is declared twice", at: query.location,
        hint: "give it the name of what it lists in front, for example '\(Self.example(for: query))'",
        notes: [DiagnosticNote("it is declared here too", at: other.location)], element: query.name)
    }
  }

  /// A name that says what is listed: that of the type around it, as far as there is one.
  private static func example(for query: AppIntentsType) -> String {
    let parts = query.name.split(separator: ".")
    return parts.count > 1 ? parts.suffix(2).joined() : "Soup" + query.name
  }
}
