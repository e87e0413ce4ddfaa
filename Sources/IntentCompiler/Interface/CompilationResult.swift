/// What compiling definitions in memory gave.
public struct CompilationResult: Sendable, Equatable {
  /// The files, in the original tool's order; empty when there are errors.
  public let files: [GeneratedFile]

  /// The findings.
  public let report: DiagnosticReport
}
