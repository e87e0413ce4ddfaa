/// What a report can say about a kind of finding besides its id.
package struct RuleMetadata: Sendable, Equatable {
  /// The id of the findings.
  package let id: DiagnosticID

  /// What the rule is about, in a few words, for example `Keys appear once in a dictionary`.
  package let title: String

  /// What is found and why it matters, in a few sentences of plain text.
  package let explanation: String

  /// The whole documentation of the rule as Markdown, examples included.
  package let help: String

  /// How grave a finding is unless somebody decides otherwise.
  package let defaultSeverity: Severity

  /// Words by which rules are grouped, for example `localization`; each once.
  package let tags: [String]

  /// The absolute URI of a page about the rule; nil where there is none.
  package let helpURI: String?

  /// Describes a kind of finding.
  package init(
    id: DiagnosticID, title: String, explanation: String, help: String, defaultSeverity: Severity,
    tags: [String] = [], helpURI: String? = nil
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.help = help
    self.defaultSeverity = defaultSeverity
    self.tags = tags
    self.helpURI = helpURI
  }
}
