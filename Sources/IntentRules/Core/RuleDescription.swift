package import SourceDiagnostics

/// What a rule says of itself: the text of the documentation and of `intentc explain`.
///
/// Texts are paragraphs of Markdown without headings; a blank line parts paragraphs.
package struct RuleDescription: Sendable {
  /// The slug, which never changes.
  package let id: DiagnosticID

  /// What is found, as a short phrase, for example `intent without description`.
  package let title: String

  /// What the rule has to see.
  package let scope: RuleScope

  /// How grave its findings are, unless the explanation says otherwise of some of them; `off` for a rule that runs only
  /// when it is asked for.
  package let severity: RuleSeverity

  /// When it reports what, exceptions included.
  package let explanation: String

  /// What happens to users or developers otherwise, with sources.
  package let rationale: String

  /// What its fix-it does, as a sentence; nil where there is none.
  package let fix: String?

  /// Where it reports something.
  package let triggering: [RuleExample]

  /// Where it could be expected to report something, and does not.
  package let nonTriggering: [RuleExample]

  /// A description of the given parts.
  package init(
    _ id: DiagnosticID, title: String, scope: RuleScope, severity: RuleSeverity, explanation: String,
    rationale: String, fix: String? = nil, triggering: [RuleExample] = [], nonTriggering: [RuleExample] = []
  ) {
    self.id = id
    self.title = title
    self.scope = scope
    self.severity = severity
    self.explanation = explanation
    self.rationale = rationale
    self.fix = fix
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
