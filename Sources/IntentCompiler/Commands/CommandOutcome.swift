internal import SourceDiagnostics

/// What a command did and found.
public struct CommandOutcome: Sendable, Equatable {
  /// The findings.
  public let report: DiagnosticReport

  /// What goes to standard output, for example paths or a table.
  public let output: String

  /// What was done, for people; nil where the output says it.
  public let summary: String?

  /// The exit status of a program that does nothing else: 0 for success, 1 for errors in inputs or outputs, or one of
  /// those of `ExitStatus`.
  public let exitStatus: Int32

  /// The paths of the files that were read, written or have findings; no report may replace one of them.
  public let inputs: [String]

  /// The paths of the files that the run generates, whether it has written them or not; no report may take one.
  public let outputs: [String]

  /// The texts for files of the user's choice.
  public let documents: [CommandDocument]

  /// What a command did and found; the files that it read are named unless it writes no reports.
  ///
  /// Unless told otherwise it is a failure where there are errors.
  init(
    report: DiagnosticReport, output: String, summary: String?, inputs: [String] = [],
    outputs: [String] = [], documents: [CommandDocument] = [], exitStatus: Int32? = nil
  ) {
    self.outputs = outputs
    self.report = report
    self.output = output
    self.summary = summary
    self.documents = documents
    self.inputs = Set(inputs).union(report.diagnostics.compactMap { $0.location?.file.path }).sorted()
    self.exitStatus = exitStatus ?? (report.hasErrors ? ExitStatus.findings : ExitStatus.success)
  }

  /// The outcome of a run that was asked for something that makes no sense, and has done nothing.
  ///
  /// - Parameters:
  ///   - diagnostics: What is wrong.
  ///   - inputs: The paths of the files that were read.
  /// - Returns: The outcome, with the exit status of misuse.
  static func misuse(_ diagnostics: DiagnosticEngine, inputs: [String] = []) -> CommandOutcome {
    CommandOutcome(
      report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: inputs, exitStatus: ExitStatus.usage)
  }

  /// Whether the command succeeded.
  public var isSuccess: Bool { exitStatus == ExitStatus.success }
}
