/// A piece of Objective-C source that is no comment and no blank.
struct ObjectiveCToken: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// A name or a keyword.
    case word
    /// A keyword with its sign, for example `@end`.
    case directive
    /// A number, a character or a string, its quotation marks included.
    case literal
    /// A single character.
    case mark
    /// A whole line for the preprocessor, with the lines that go on with it.
    case preprocessor
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether nothing but blanks and comments stands in front of it on its line.
  let startsLine: Bool
}
