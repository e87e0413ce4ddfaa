internal import SourceDiagnostics

/// What a command did and found.
public struct CommandOutcome: Sendable, Equatable {
  /// The findings.
  public let report: DiagnosticReport

  /// What goes to standard output, for example paths or a table.
  public let output: String

  /// What was done, in one line for people; nil where the output says it.
  public let summary: String?

  /// The paths of the files that were read or have findings; no report may replace one of them.
  public let inputs: [String]

  /// What a command did and found; the files that it read are named unless it writes no reports.
  init(report: DiagnosticReport, output: String, summary: String?, inputs: [String] = []) {
    self.report = report
    self.output = output
    self.summary = summary
    self.inputs = Set(inputs).union(report.diagnostics.compactMap { $0.location?.file.path }).sorted()
  }

  /// Whether the command succeeded; its exit status is 0 then and 1 otherwise.
  public var isSuccess: Bool { !report.hasErrors }
}
