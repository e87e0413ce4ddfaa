internal import SourceDiagnostics

/// Describes an XLIFF file that cannot be read.
enum UnreadableXLIFFRule: Rule {
  static let id: DiagnosticID = "unreadable-xliff"

  static let description = RuleDescription(
    id,
    title: "an XLIFF file that cannot be read",
    scope: .run,
    severity: .error,
    explanation: """
      The file is not well-formed XML, no XLIFF of version 1, or has an element that does not say what it stands for. XLIFF \
      files with a document type are refused.
      """,
    rationale: "A program may have saved it in another version, or cut it off.")
}
