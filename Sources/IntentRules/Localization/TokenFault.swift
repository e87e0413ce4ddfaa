/// What is wrong with the tokens of a translation.
enum TokenFault: Sendable, Equatable {
  /// Some stand for nothing, or are none.
  case stray([StrayToken])

  /// All stand for something, but they are not those of the text.
  case different(TokenDifference)
}
