/// A part of Swift source as the scanner of declarations sees it.
struct SwiftToken {
  /// What it is.
  enum Kind: UInt8 {
    /// A keyword or an identifier.
    case word
    /// An identifier in back-ticks, which no keyword can be.
    case quotedWord
    /// `#` and a word: a directive or a macro.
    case poundWord
    /// A number, a string with all its interpolations, or a regular expression.
    case literal
    /// One byte of anything else; operators are not put together.
    case mark
  }

  /// The offset of the first byte.
  let start: UInt32

  /// The offset behind the last byte.
  let end: UInt32

  /// What it is.
  let kind: Kind

  /// The byte of a mark; 0 for any other kind.
  let mark: UInt8

  /// Whether a line break stands between the previous token and this one.
  let startsLine: Bool

  /// The offsets of the bytes.
  var range: Range<Int> { Int(start)..<Int(end) }
}
