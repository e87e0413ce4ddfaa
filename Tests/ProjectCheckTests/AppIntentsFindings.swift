import IntentCompiler
import IntentRules
import SourceDiagnostics

/// What the rules of App Intents find.
enum AppIntentsFindings {
  private static let slugs: Set<String> = [
    "broken-swift-source", "duplicate-query-name", "invalid-phrase", "migrated-parameter-mismatch", "missing-migration",
    "non-literal-metadata", "non-optional-widget-parameter", "too-many-app-shortcuts", "unknown-intent-parameter",
    "unstable-raw-value",
    "weak-app-intent-metadata",
  ]

  /// The findings in definitions, Swift files and tables of phrases.
  static func of(_ files: [SourceFile]) -> [Diagnostic] {
    let definitions = files.filter { $0.path.hasSuffix(".intentdefinition") }
    let migrated = files.filter { !$0.path.hasSuffix(".intentdefinition") }
    return Compiler().findings(in: definitions, migrated: migrated, runs: { slugs.contains($0.id.slug) })
      .filter { slugs.contains($0.id.slug) }
  }
}
