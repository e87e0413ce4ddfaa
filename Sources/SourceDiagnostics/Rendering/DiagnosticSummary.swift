/// How many findings of each severity a run had.
package struct DiagnosticSummary: Sendable, Equatable, CustomStringConvertible {
  /// The findings that keep output from being written.
  package let errors: Int

  /// The findings that do not.
  package let warnings: Int

  /// The findings for information; notes that belong to another finding are not counted.
  package let notes: Int

  /// Counts the given findings.
  package init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    notes = diagnostics.count { $0.severity == .note }
  }

  /// For example, `2 errors, 1 warning`; without any finding, `no problems`.
  package var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].compactMap { count, noun in
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
