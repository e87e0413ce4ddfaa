/// A comment that may belong to the key behind it.
struct PendingComment {
  /// The offset of its first byte.
  var start: Int

  /// The offset behind it, without the line break of `//`.
  var end: Int

  /// Whether it is of the form `//`, so that one on the next line continues it.
  var isLine: Bool

  /// Whether something else ends on the line where it starts; it belongs to that, unless the key is on this line too.
  var isBehindText: Bool

  /// The number of line breaks behind it so far.
  var lineBreakCount = 0

  /// Whether it belongs to a key that stands here.
  var isDirectlyBefore: Bool { lineBreakCount <= (isBehindText ? 0 : 1) }
}
