/// What keeps a piece of a sentence from being the token that it looks like.
package enum TokenFlaw: Sendable, Hashable {
  /// Braces without a dollar sign: `{soup}`.
  case missingDollar
  /// A dollar sign without braces, or with the closing one only: `$soup`.
  case missingBraces
  /// A brace that is never closed: `${soup for two`.
  case unclosed
  /// Blanks within the token: `${ soup }`, `$ {soup}`.
  case blanks
  /// Nothing between the braces: `${}`.
  case empty
  /// Anything else between the braces: `${the soup}`, `${1}`.
  case noName
  /// Characters as wide as ideographs, which keyboards for Chinese and Japanese write: `＄｛soup｝`.
  case fullWidth

  /// Whether the form alone tells that a token was meant: braces and dollar signs stand in other texts, too.
  package var isPlain: Bool {
    switch self {
    case .missingDollar, .missingBraces: false
    case .unclosed, .blanks, .empty, .noName, .fullWidth: true
    }
  }
}
