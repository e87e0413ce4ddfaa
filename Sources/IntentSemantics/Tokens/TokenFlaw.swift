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
}
