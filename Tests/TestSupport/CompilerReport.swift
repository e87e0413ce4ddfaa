/// What the compiler says about a set of files.
package struct CompilerReport: Sendable, Equatable, CustomStringConvertible {
  /// How the compiler ended; anything but status 0 and 1 is a failure of the compiler itself.
  package let termination: ProcessTermination
  /// Everything that it printed.
  package let text: String
  /// The messages in `text`, in their order.
  package let diagnostics: [CompilerDiagnostic]

  /// Reads what a run of the compiler printed.
  package init(_ outcome: ProcessOutcome) {
    termination = outcome.termination
    text = outcome.errors + outcome.output
    diagnostics = text.split(whereSeparator: \.isNewline).compactMap { CompilerDiagnostic(line: $0) }
  }

  /// The messages that are errors.
  package var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
  /// The messages that are warnings.
  package var warnings: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .warning } }

  /// Whether the files were accepted without an error or a warning.
  package var isClean: Bool { termination == .exited(status: 0) && errors.isEmpty && warnings.isEmpty }

  /// Whether the compiler worked properly and refused the files, with an error that contains `words`.
  package func isRefusal(saying words: String) -> Bool {
    termination == .exited(status: 1) && errors.contains { $0.message.contains(words) }
  }

  /// The compiler's text, so that a failed expectation shows it.
  package var description: String { "\(termination)\n\(text)" }
}
