package import SourceDiagnostics

/// The texts of one language in one file.
package struct StringTable: Sendable, Equatable {
  /// The file as UTF-8 text; all ranges are offsets into it.
  ///
  /// It is the file itself, except for one in UTF-16.
  package let source: SourceFile

  /// How the file writes characters: what writes an edited `source` back.
  package let encoding: TextEncoding

  /// The format of the file.
  package let format: StringTableFormat

  /// The language as the folder or the catalogue spells it; nil where the caller named none.
  package let language: String?

  /// Whether a catalogue names this as the language that its texts are developed in; false for any other format.
  package let isSourceLanguage: Bool

  /// The entries in the order of the file, repeated keys included; the last one of a key counts.
  package let entries: [StringTableEntry]

  /// The keys that a catalogue marks as not to be translated; empty for any other format.
  package let untranslatedKeys: Set<String>

  /// The comments that a catalogue has for its keys, which are the same for all languages; empty for any other format.
  package let comments: [String: String]

  /// The form in comments of the older text that the words of a key were made from, as a catalogue notes it; nil where
  /// they are of the text of now, or nobody knows.
  package func formerForm(ofKey key: String) -> String? {
    guard let language, let comment = comments[key] else { return nil }
    return CatalogueRecord(comment: comment)[language]
  }
}
