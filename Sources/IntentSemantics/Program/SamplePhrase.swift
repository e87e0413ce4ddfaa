/// A sentence that starts an intent.
package struct SamplePhrase: Sendable, Equatable {
  /// The sentence; the app's name is written out or stands as `${applicationName}`.
  package let text: String

  /// The string ID; nil for phrases of a vocabulary file, which has one file per language.
  package let id: String?

  /// The language of the vocabulary file, for example `de`; nil for the development language.
  package let language: String?

  /// A value of the given parts.
  package init(text: String, id: String? = nil, language: String? = nil) {
    self.text = text
    self.id = id
    self.language = language
  }
}
