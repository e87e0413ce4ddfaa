package import SourceDiagnostics

/// Takes down what one rule finds.
package struct RuleFindings: Sendable {
  /// The findings so far.
  package private(set) var diagnostics: [Diagnostic] = []

  private let id: DiagnosticID
  private let severity: Severity
  private let file: SourceFile?

  /// A list for a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - file: The file that ranges refer to, where the rule looks at one file.
  package init(_ rule: any Rule.Type, in file: SourceFile? = nil) {
    let description = rule.description
    id = description.id
    // A rule that is off by default runs because somebody asked for it.
    severity = description.severity.findingSeverity ?? .warning
    self.file = file
  }

  /// Takes down a finding in the file that the rule looks at.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - range: Where.
  ///   - severity: How grave it is, where it is not as the rule says of itself.
  ///   - hint: How to mend it.
  ///   - notes: Other places that explain it.
  ///   - fixIts: Changes that mend it.
  ///   - element: The name of what it is about, where the place does not tell it; empty for nothing in particular.
  package mutating func report(
    _ message: String, at range: SourceRange, severity: Severity? = nil, hint: String? = nil,
    notes: [DiagnosticNote] = [], fixIts: [FixIt] = [], element: String? = nil
  ) {
    report(
      message, at: file.map { SourceLocation(file: $0, range: range) }, severity: severity, hint: hint, notes: notes,
      fixIts: fixIts, element: element)
  }

  /// Takes down a finding in any file, or in none.
  package mutating func report(
    _ message: String, at location: SourceLocation?, severity: Severity? = nil, hint: String? = nil,
    notes: [DiagnosticNote] = [], fixIts: [FixIt] = [], element: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id, severity: severity ?? self.severity, message, at: location, hint: hint, notes: notes, fixIts: fixIts,
        element: element))
  }
}
