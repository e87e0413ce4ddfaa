internal import SourceDiagnostics

/// Describes files of a project that cannot be read.
enum UnreadableProjectFileRule: Rule {
  static let id: DiagnosticID = "unreadable-project-file"

  static let description = RuleDescription(
    id,
    title: "project file cannot be read",
    scope: .run,
    severity: .error,
    explanation: """
      An Xcode project, an Info.plist or an entitlements file is no property list: it was merged or edited badly. Rules \
      that need it have nothing to say. A value of a wrong type in it, and a binary property list, which is skipped, are \
      warnings.
      """,
    rationale: "What is not looked at is not checked, and that should not go unseen.")
}
