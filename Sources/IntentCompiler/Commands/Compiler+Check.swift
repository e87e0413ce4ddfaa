internal import IntentRules
internal import SourceDiagnostics

extension Compiler {
  /// Runs the rules over definitions, their translations and the project around them.
  public func check(_ request: CheckRequest) -> CommandOutcome {
    var run = CheckRun(compiler: self, request: request)
    return run.outcome()
  }

  /// The slugs of all rules, sorted.
  public static var ruleSlugs: [String] { RuleRegistry.slugs }
}
