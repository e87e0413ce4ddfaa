internal import Localization

/// A text of a definition with its translation to a language, on its way to a translator.
package struct ExportedText: Sendable, Equatable {
  /// The key in tables: a string ID, or those of a sentence and of a word that stands in it.
  package let key: String

  /// The text in the development language.
  package let source: String

  /// The translation; nil where there is none.
  package let target: String?

  /// The text that the translation was made from, where that is another one by now; nil otherwise, and where nobody knows.
  package let formerSource: String?

  /// Why somebody has to look at the translation, as sentences; none where nothing is known against it.
  package let doubts: [String]

  /// Where people meet the text and what its tokens are, a line for each.
  package let context: [String]

  /// The comment of an entry: the context, and the text that is translated, with the one that it was made from.
  package var comment: String {
    (context + SourceRecord.lines(for: source, former: formerSource)).joined(separator: "\n")
  }
}
