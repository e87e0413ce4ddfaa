internal import IntentModel
internal import IntentRules
internal import IntentSemantics
internal import SourceDiagnostics

/// Runs the rules over files in memory.
struct Checker: Sendable {
  let options: CompilerOptions

  /// Whether a rule runs.
  let runs: @Sendable (RuleDescription) -> Bool

  /// What is found, with the severities that the rules have of themselves.
  func check(_ files: CheckedFiles) -> DiagnosticEngine {
    var diagnostics = DiagnosticEngine()
    for result in Parallel.map(files.definitions, check(definition:)) {
      diagnostics.report(contentsOf: result.diagnostics)
    }
    return diagnostics
  }

  private func check(definition source: SourceFile) -> (definition: CheckedDefinition?, diagnostics: DiagnosticEngine) {
    var diagnostics = DiagnosticEngine()
    guard let definition = FrontEnd(options: options).checkedDefinition(of: source, diagnostics: &diagnostics) else {
      return (nil, diagnostics)
    }
    for rule in RuleRegistry.all {
      guard let rule = rule as? any DefinitionRule.Type, runs(rule.description) else { continue }
      var findings = RuleFindings(rule, in: source)
      rule.check(definition, &findings)
      for diagnostic in findings.diagnostics {
        diagnostics.report(diagnostic)
      }
    }
    return (definition, diagnostics)
  }
}
