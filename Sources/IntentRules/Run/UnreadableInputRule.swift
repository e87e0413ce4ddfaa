internal import SourceDiagnostics

/// Describes paths of a command line that lead to nothing.
enum UnreadableInputRule: Rule {
  static let id: DiagnosticID = "unreadable-input"

  static let description = RuleDescription(
    id,
    title: "input cannot be read",
    scope: .run,
    severity: .error,
    explanation: """
      A path of the command line does not exist, cannot be read, or is a folder without a definition. Hidden folders, \
      `Pods`, `Carthage`, `DerivedData` and `node_modules` are not searched; name a definition there itself.
      """,
    rationale: "A run that silently looks at nothing would report that all is well.")
}
