package import SourceDiagnostics

/// A text of an XLIFF file that came back from a translator.
package struct ReturnedUnit: Sendable, Equatable {
  /// The key of the text.
  package let id: Located<String>

  /// The text that was translated; nil where the file has none.
  package let source: DecodedText?

  /// The translation; nil where there is none, or an empty one.
  package let target: DecodedText?

  /// The language that the translation is said to be in, where that is said of it alone.
  package let language: Located<String>?

  /// Whether the file says that somebody still has to translate it.
  package let needsTranslation: Bool

  /// The start tag of the unit.
  package let range: SourceRange
}
