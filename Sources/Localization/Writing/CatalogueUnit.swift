/// One text of a catalogue and how far its translation is.
package struct CatalogueUnit: Sendable, Equatable {
  /// How far a translation is.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// Nobody has looked at it: the text is what a translator begins with.
    case new
    /// It is done.
    case translated
    /// It is shown, and somebody should read it again.
    case needsReview = "needs_review"
  }

  /// The text, with format specifiers where values go.
  package let value: String

  /// How far it is.
  package let state: State

  /// A text in a state.
  package init(_ value: String, _ state: State) {
    self.value = value
    self.state = state
  }
}
