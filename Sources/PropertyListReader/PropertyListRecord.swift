/// What the tree keeps of one element; 24 bytes, since large files have millions of them.
struct PropertyListRecord {
  /// What the element is: a `PropertyListKind` or a key.
  enum Element: UInt8 {
    case dictionary, array, string, integer, real, data, date
    case `true`, `false`
    case key
  }

  /// The offset of the element's `<`.
  var start: UInt32

  /// The offset behind the element's last `>`.
  var end: UInt32

  /// The offset behind the opening tag.
  var contentStart: UInt32

  /// The offset of the closing tag; equals `contentStart` for `<string/>`.
  var contentEnd: UInt32

  /// The index of the record that follows the element and all that is inside it.
  var next: UInt32

  /// What the element is.
  var element: Element

  /// Whether the text differs from the bytes between the tags, so that the tree keeps it apart.
  var hasDecodedText: Bool

  /// Whether the keys of a dictionary stand in strictly ascending order of their bytes, as in every file that an editor
  /// saved; true for any other element.
  var keysAscend = true
}
