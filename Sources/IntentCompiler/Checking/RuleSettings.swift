internal import IntentRules
internal import SourceDiagnostics

/// How grave the findings of rules are, where it is not as the rules say of themselves.
struct RuleSettings: Sendable, Equatable {
  /// The severities that were asked for, by slug.
  var severities: [String: RuleSeverity] = [:]

  /// The settings with others on top.
  func overridden(by other: RuleSettings) -> RuleSettings {
    RuleSettings(severities: severities.merging(other.severities) { $1 })
  }

  /// What becomes of a finding: itself, one of another severity, or nothing.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard let severity = severities[diagnostic.id.slug] else {
      // A rule that is off by default runs for the places only where it was asked for.
      return RuleRegistry.rule(diagnostic.id.slug)?.description.severity == .off ? nil : diagnostic
    }
    return severity.findingSeverity.map { diagnostic.with(severity: $0) }
  }
}
