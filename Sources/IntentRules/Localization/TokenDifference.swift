internal import IntentSemantics

/// Tokens that a translation has too many of or too few.
struct TokenDifference: Sendable, Equatable {
  /// Tokens that stand in the text more often, in the order of the text.
  var dropped: [FormatToken] = []

  /// Tokens that stand in the translation more often.
  var repeated: [FormatToken] = []

  /// Tokens that stand in the translation only.
  var added: [FormatToken] = []

  /// How often a token stands in the translation and in the text, where it is there more than once.
  var numbers: [FormatToken: Numbers] = [:]

  /// How often a token stands somewhere.
  struct Numbers: Sendable, Equatable {
    let translation: Int
    let text: Int
  }

  /// The text that is translated, as an index.
  let original: Int

  /// Whether there is no difference.
  var isEmpty: Bool { dropped.isEmpty && repeated.isEmpty && added.isEmpty }

  /// The number of tokens that differ.
  var count: Int { dropped.count + repeated.count + added.count }
}

extension TokenDifference: CustomStringConvertible {
  /// What the translation does, for example `drops '${soup}' and repeats '${size}' (3 instead of 2)`.
  var description: String {
    [("drops", dropped), ("repeats", repeated), ("adds", added)]
      .filter { !$0.1.isEmpty }
      .map { verb, tokens in
        let sources = tokens.uniqued().map { token in
          "'\(token.source)'" + (numbers[token].map { " (\($0.translation) instead of \($0.text))" } ?? "")
        }
        return "\(verb) " + sources.dropLast(2).map { $0 + ", " }.joined()
          + sources.suffix(2).joined(separator: " and ")
      }
      .joined(separator: " and ")
  }
}
