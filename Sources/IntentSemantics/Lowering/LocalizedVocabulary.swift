package import IntentModel

/// A vocabulary file and the language of its folder.
package struct LocalizedVocabulary: Sendable {
  /// The language, for example `de`; nil for a file outside of a language folder.
  package let language: String?

  /// The file.
  package let document: VocabularyDocument

  /// A vocabulary of a language.
  package init(language: String?, document: VocabularyDocument) {
    self.language = language
    self.document = document
  }
}
