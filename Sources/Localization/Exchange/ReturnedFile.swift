package import SourceDiagnostics

/// The texts of one file of a project, as they came back in an XLIFF file.
package struct ReturnedFile: Sendable, Equatable {
  /// The path of the file that the texts are from.
  package let original: Located<String>

  /// The language of the texts; nil where the file does not say it.
  package let sourceLanguage: Located<String>?

  /// The language of the translations; nil where the file does not say it.
  package let targetLanguage: Located<String>?

  /// The start tag of the file's element.
  package let range: SourceRange

  /// The texts.
  package internal(set) var units: [ReturnedUnit]
}
