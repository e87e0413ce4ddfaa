package import SourceDiagnostics

extension Compiler {
  /// What is found in files in memory, sorted by file and place; every rule runs, those that are off by default too.
  package func findings(in files: [SourceFile]) -> [Diagnostic] {
    let checker = Checker(options: options, languages: [], runs: { _ in true })
    return checker.check(CheckedFiles(files)).sortedFindings
  }
}
