/// A token of a sentence, or what looks like one, at its place.
package struct TokenOccurrence: Sendable, Equatable {
  /// The token; of a flawed one that which it is probably meant to be, nil where that is not plain.
  package let token: FormatToken?

  /// What is wrong with it; nil for a token that the system replaces.
  package let flaw: TokenFlaw?

  /// Where it stands in the sentence, as UTF-8 offsets.
  package let range: Range<Int>

  /// An occurrence.
  package init(token: FormatToken?, flaw: TokenFlaw? = nil, range: Range<Int>) {
    self.token = token
    self.flaw = flaw
    self.range = range
  }
}
