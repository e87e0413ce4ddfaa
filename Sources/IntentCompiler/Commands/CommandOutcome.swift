/// What a command did and found.
public struct CommandOutcome: Sendable, Equatable {
  /// The findings.
  public let report: DiagnosticReport

  /// What goes to standard output, for example paths or a table.
  public let output: String

  /// What was done, in one line for people; nil where the output says it.
  public let summary: String?

  /// Whether the command succeeded; its exit status is 0 then and 1 otherwise.
  public var isSuccess: Bool { !report.hasErrors }
}
