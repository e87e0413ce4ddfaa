/// A text in an XLIFF file, with its translation.
package struct ExchangeUnit: Sendable, Equatable {
  /// How far a translation is, in the words of XLIFF.
  package enum State: String, Sendable, Hashable {
    /// Somebody has to look at it, for example since the text was changed.
    case needsReview = "needs-review-translation"
  }

  /// The key of the text.
  package let id: String

  /// The text that is translated.
  package let source: String

  /// The translation; nil where there is none yet.
  package let target: String?

  /// How far the translation is; nil where nothing is to be said.
  package let state: State?

  /// What a translator should know; nil for nothing.
  package let note: String?

  /// A text of the given parts.
  package init(id: String, source: String, target: String?, state: State? = nil, note: String? = nil) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.note = note
  }
}
