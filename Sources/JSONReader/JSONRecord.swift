/// What the tree keeps of one value or key; 24 bytes, since string catalogues have hundreds of thousands of them.
struct JSONRecord {
  /// What the record stands for: a value or the key of a member, whose value is the next record.
  enum Content: UInt8 {
    case null, `true`, `false`, number, string, array, object
    case key
  }

  /// The offset of the first byte, of a quotation mark where there is one.
  var start: UInt32

  /// The offset behind the last byte.
  var end: UInt32

  /// Where the text of a string or key starts, in the file or in the decoded texts.
  var textStart: UInt32

  /// Where the text of a string or key ends.
  var textEnd: UInt32

  /// The index of the record that follows the value and all that is inside it.
  var next: UInt32

  /// What it is.
  var content: Content

  /// Whether escapes were resolved, so that the text stands in the decoded texts and not in the file.
  var isDecoded = false

  /// Whether quotation marks surround the text.
  var isQuoted = false
}
