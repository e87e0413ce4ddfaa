internal import IntentSemantics
internal import SourceDiagnostics

/// What is wrong with the tokens of a translation.
enum TokenFault: Sendable, Equatable {
  /// Some stand for nothing, or are none.
  case stray([StrayToken])

  /// All stand for something, but they are not those of the text.
  case different(TokenDifference)
}

/// A token that stands for nothing, or what was meant to be a token.
struct StrayToken: Sendable, Equatable {
  /// The text that it stands in: that of the entry or one of its forms.
  let text: Located<String>

  /// The token or what looks like it, and its place in the text.
  let occurrence: TokenOccurrence

  /// What it has to be, where that is certain.
  let replacement: FormatToken?

  /// The text that is translated, as an index.
  let original: Int
}

/// Tokens that a translation has too many of or too few.
struct TokenDifference: Sendable, Equatable {
  /// Tokens that stand in the text more often, in the order of the text.
  var dropped: [FormatToken] = []

  /// Tokens that stand in the translation more often.
  var repeated: [FormatToken] = []

  /// Tokens that stand in the translation only.
  var added: [FormatToken] = []

  /// The text that is translated, as an index.
  let original: Int

  /// Whether there is no difference.
  var isEmpty: Bool { dropped.isEmpty && repeated.isEmpty && added.isEmpty }

  /// The number of tokens that differ.
  var count: Int { dropped.count + repeated.count + added.count }
}
