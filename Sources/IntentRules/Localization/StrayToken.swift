internal import IntentSemantics
internal import SourceDiagnostics

/// A token that stands for nothing, or what was meant to be a token.
struct StrayToken: Sendable, Equatable {
  /// The text that it stands in: that of the entry or one of its forms.
  let text: Located<String>

  /// The token or what looks like it, and its place in the text.
  let occurrence: TokenOccurrence

  /// What it has to be, where that is certain.
  let replacement: FormatToken?

  /// The one token of the translated text that is missing instead; nil where there is not exactly one.
  let counterpart: FormatToken?

  /// The text that is translated, as an index.
  let original: Int

  /// What stands in the text.
  var source: String { text.value.part(occurrence.range) }
}

extension String {
  /// The part between two UTF-8 offsets.
  func part(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
