internal import SourceDiagnostics

extension Compiler {
  /// Plays conversations with Siri about an intent from its definition alone.
  ///
  /// - Parameters:
  ///   - request: What is played, and how.
  ///   - console: The person who hears the conversation and answers, where the request says so; nil for nobody.
  /// - Returns: The transcripts. The exit status is that of success when every conversation came to an end by itself, 1
  ///   when one did not or a definition has errors, 64 when a name or a value of the request makes no sense.
  public func simulate(
    _ request: SimulationRequest, console: (any SimulationConsole)? = nil
  ) async -> SimulationResult {
    var run = SimulationRun(compiler: self, request: request)
    do {
      return try await run.result(console: console)
    } catch {
      let outcome = CommandOutcome(
        report: DiagnosticReport(run.diagnostics), output: "", summary: nil, inputs: run.inputs,
        exitStatus: run.diagnostics.hasErrors ? ExitStatus.findings : ExitStatus.usage)
      return SimulationResult(
        outcome: outcome, problems: run.diagnostics.hasErrors ? [] : [error.text], conversations: [])
    }
  }
}
