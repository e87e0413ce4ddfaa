internal import SourceDiagnostics

/// What a scanner of XML meets.
enum XMLEvent {
  /// A start tag, or one that is its own end tag.
  case open(XMLTag)
  /// An end tag, also behind a tag that is its own.
  case close
  /// Text, with references resolved and line ends as line feeds.
  case text(DecodedText)
}

/// A start tag.
struct XMLTag {
  /// The name without a prefix.
  let name: String

  /// The attributes by name, prefixes included.
  let attributes: [String: Located<String>]

  /// The tag.
  let range: SourceRange

  /// Whether the tag is its own end tag.
  let isEmpty: Bool
}
