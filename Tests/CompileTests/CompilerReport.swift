import TestSupport

/// What the compiler says about a set of files.
struct CompilerReport: Sendable, Equatable, CustomStringConvertible {
  /// How the compiler ended; anything but status 0 and 1 is a failure of the compiler itself.
  let termination: ProcessTermination
  /// Everything that it printed.
  let text: String
  /// The messages in `text`, in their order.
  let diagnostics: [CompilerDiagnostic]

  init(_ outcome: ProcessOutcome) {
    termination = outcome.termination
    text = outcome.errors + outcome.output
    diagnostics = text.split(whereSeparator: \.isNewline).compactMap { CompilerDiagnostic(line: $0) }
  }

  var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
  var warnings: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .warning } }

  /// Whether the files were accepted without an error or a warning.
  var isClean: Bool { termination == .exited(status: 0) && errors.isEmpty && warnings.isEmpty }

  /// Whether the compiler worked properly and refused the files, with an error that contains `words`.
  func isRefusal(saying words: String) -> Bool {
    termination == .exited(status: 1) && errors.contains { $0.message.contains(words) }
  }

  /// The compiler's text, so that a failed expectation shows it.
  var description: String { "\(termination)\n\(text)" }
}
