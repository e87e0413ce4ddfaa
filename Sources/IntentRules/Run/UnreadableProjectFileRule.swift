internal import SourceDiagnostics

/// Describes files of a project that cannot be read.
enum UnreadableProjectFileRule: Rule {
  static let description = RuleDescription(
    "unreadable-project-file",
    title: "project file cannot be read",
    scope: .run,
    severity: .warning,
    explanation: """
      A project file, an Info.plist or another file around the definitions exists but cannot be read. Rules that need \
      it have nothing to say.
      """,
    rationale: "What is not looked at is not checked, and that should not go unseen.")
}
