/// What the tree keeps of one value or key; 32 bytes, since an Xcode project has a hundred thousand of them.
struct OpenStepRecord {
  /// What the record is: an `OpenStepKind` or a key.
  enum Element: UInt8 {
    case string, data, array, dictionary
    case key
  }

  /// The offset of the first byte, of the quotation mark or bracket where there is one.
  var start: UInt32

  /// The offset behind the last byte.
  var end: UInt32

  /// The offset behind the opening quotation mark or bracket.
  var contentStart: UInt32

  /// The offset of the closing quotation mark or bracket.
  var contentEnd: UInt32

  /// The index of the record that follows the value and all that is inside it.
  var next: UInt32

  /// For a key, the offset behind the `;` of its entry.
  var entryEnd: UInt32 = 0

  /// What the record is.
  var element: Element

  /// Whether the text has escapes, so that the tree keeps the resolved one apart.
  var hasDecodedText = false
}
