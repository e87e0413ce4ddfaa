package import SourceDiagnostics

extension Compiler {
  /// What is found in files in memory, sorted by file and place; every rule runs, those that are off by default too.
  ///
  /// - Parameters:
  ///   - files: Definitions, and what surrounds them.
  ///   - migrated: Files with App Intents, and tables of their phrases.
  /// - Returns: The findings.
  package func findings(in files: [SourceFile], migrated: [SourceFile] = []) -> [Diagnostic] {
    let checker = Checker(options: options, languages: [], runs: { _ in true })
    return checker.check(CheckedFiles(files, migrated: migrated)).sortedFindings
  }
}
