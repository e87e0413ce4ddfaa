internal import SourceDiagnostics

/// Configuration that makes no sense.
enum InvalidConfigurationRule: Rule {
  static let id: DiagnosticID = "invalid-configuration"

  static let description = RuleDescription(
    id,
    title: "configuration that makes no sense",
    scope: .run,
    severity: .error,
    explanation: """
      An `intentc.json` is not JSON5, or has an unknown key, a value of a wrong type, a rule that does not exist or a \
      severity that is none; or an option names a rule that does not exist; or the configurations of the inputs name \
      different lists of known findings. Nothing is checked then, and the exit status is 64.
      """,
    rationale: """
      A misspelt rule that is silently ignored keeps being reported, or worse, is never reported.
      """)
}
