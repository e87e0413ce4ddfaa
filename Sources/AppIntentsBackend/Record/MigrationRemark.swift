package import SourceDiagnostics

/// What became of something that a definition says, where that is not self-evident.
package struct MigrationRemark: Sendable, Equatable {
  /// What became of it.
  package enum Verdict: String, Sendable, CaseIterable {
    /// It is there under another name or in another shape.
    case changed
    /// It is there, and the definition did not say it.
    case added
    /// It is not there: the form, the target or App Intents cannot express it.
    case leftOut = "left out"
    /// It is for a person to decide or to write.
    case open
  }

  /// What became of it.
  package let verdict: Verdict

  /// The element of the definition.
  ///
  /// For example: `OrderSoup.soup`
  package let element: String

  /// What the definition says, in its words.
  ///
  /// For example: `INIntentParameterMetadataDefaultValue`
  package let subject: String

  /// One clause that says what was done and why.
  ///
  /// For example: `the initialiser takes no default before iOS 18`
  package let reason: String

  /// The place in the definition; nil where there is none.
  package let location: SourceLocation?

  /// A remark of the given parts.
  package init(_ verdict: Verdict, _ element: String, _ subject: String, _ reason: String, at location: SourceLocation?)
  {
    self.verdict = verdict
    self.element = element
    self.subject = subject
    self.reason = reason
    self.location = location
  }
}
