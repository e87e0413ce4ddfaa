package import SourceDiagnostics

/// What a vocabulary says that people may say to start an intent.
package struct VocabularyPhrases: Sendable, Equatable {
  /// The class of the intent, of the framework or of a definition.
  ///
  /// For example: `INSendMessageIntent`
  package let className: String

  /// The sentences.
  package let sentences: [String]

  /// The language of the vocabulary, as its folder spells it; nil for that of the app.
  package let language: String?

  /// Where they stand.
  package let location: SourceLocation

  /// The sentences for an intent.
  package init(className: String, sentences: [String], language: String?, location: SourceLocation) {
    self.className = className
    self.sentences = sentences
    self.language = language
    self.location = location
  }
}
