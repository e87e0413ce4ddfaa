package import SourceDiagnostics

/// How grave the findings of a rule are.
package enum RuleSeverity: String, Sendable, Hashable, CaseIterable {
  case error
  case warning
  case note
  /// The rule finds nothing.
  case off

  /// The severity of a finding; nil where there is none.
  package var findingSeverity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
