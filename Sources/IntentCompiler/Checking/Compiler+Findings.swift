package import IntentRules
package import SourceDiagnostics

extension Compiler {
  /// What is found in files in memory, sorted by file and place; those rules run, too, that are off by default.
  ///
  /// - Parameters:
  ///   - files: Definitions, and what surrounds them.
  ///   - migrated: Files with App Intents, and tables of their phrases.
  ///   - runs: Whether a rule runs.
  /// - Returns: The findings.
  package func findings(
    in files: [SourceFile], migrated: [SourceFile] = [],
    runs: @escaping @Sendable (RuleDescription) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    let checker = Checker(options: options, languages: [], runs: runs)
    return checker.check(CheckedFiles(files, migrated: migrated)).sortedFindings
  }
}
