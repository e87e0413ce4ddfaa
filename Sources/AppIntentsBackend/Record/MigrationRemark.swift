package import SourceDiagnostics

/// What became of something that a definition says, where that is not self-evident.
package struct MigrationRemark: Sendable, Equatable {
  /// What became of it.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// It is not there, and users will notice: the form, the target or App Intents cannot express it.
    case lost
    /// It is for a person to decide or to write.
    case open
    /// It is there under another name or in another shape.
    case changed
    /// It is there, and the definition did not say it.
    case added
    /// It is not there, and nothing is missing: nobody asked for it, or the system sees to it.
    case leftOut = "left out"
  }

  /// What became of it.
  package let verdict: Verdict

  /// The element of the definition.
  ///
  /// For example: `OrderSoup.soup`
  package let element: String

  /// What it is about: a key of the definition, or words.
  ///
  /// For example: `INIntentParameterMetadataDefaultValue`, `the phrase 'Order soup'`
  package let subject: String

  /// One clause that says what was done and why; it is the same wherever the same was done for the same reason.
  ///
  /// For example: `the initialiser takes no default before iOS 18`
  package let reason: String

  /// The text or name in the definition that it is about, where the element has several.
  ///
  /// For example: `How many bowls?`
  package let quote: String?

  /// The place in the definition; nil where there is none.
  package let location: SourceLocation?

  /// What can be done about it, as a clause; nil where nothing can, or the reason says it.
  ///
  /// For example: `'--target iOS17.0' keeps them`
  package let hint: String?

  /// Where the code says the same, so that it is done once nothing says it there; nil where nothing does.
  package private(set) var mark: MigrationMark?

  /// What in hand-written code shows that it is done, each of them; empty where nothing can.
  package private(set) var evidence: [MigrationEvidence] = []

  /// A remark of the given parts.
  package init(
    _ verdict: Verdict, _ element: String, _ subject: String, _ reason: String, quoting quote: String? = nil,
    at location: SourceLocation?, hint: String? = nil
  ) {
    self.verdict = verdict
    self.element = element
    self.subject = subject
    self.reason = reason
    self.quote = quote
    self.location = location
    self.hint = hint
  }

  /// The remark, at a place where it has none of its own.
  func placed(at location: SourceLocation?) -> MigrationRemark {
    let remark = MigrationRemark(
      verdict, element, subject, reason, quoting: quote, at: self.location ?? location, hint: hint)
    return remark.marked(mark).shown(by: evidence)
  }

  /// The remark, about what hand-written code can show to be done.
  func shown(by evidence: [MigrationEvidence]) -> MigrationRemark {
    var remark = self
    remark.evidence = evidence
    return remark
  }

  /// The remark, about what the code says too.
  func marked(_ mark: MigrationMark?) -> MigrationRemark {
    var remark = self
    remark.mark = mark
    return remark
  }
}
