internal import IntentSemantics

/// What an entry of a table translates, told by its key.
enum EntryMeaning: Sendable, Equatable {
  /// The texts with the key as their ID, as indices; several where an ID is used more than once.
  case texts([Int])

  /// Sentences with the word for one of the values already in them: `<ID of the sentence>-<ID of the word>`.
  ///
  /// IDs may have hyphens, so that a key can be read in several ways. There is no sentence where the IDs exist, but do
  /// not go together.
  case composites([Composite])

  /// The sentences that the key is, as indices: tables of plural rules may have the text in the place of its ID.
  case sentences([Int])

  /// Nothing of the definition.
  case nothing

  /// A sentence and the word in it.
  struct Composite: Sendable, Equatable {
    /// The sentence, as an index.
    let sentence: Int

    /// The token that the word stands for; nil where none of the sentence can have it as its value.
    let replacedToken: FormatToken?
  }
}
