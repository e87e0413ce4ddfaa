package import SourceDiagnostics

/// A text of an XLIFF file that came back from a translator.
package struct ReturnedUnit: Sendable, Equatable {
  /// Why a unit cannot be read, though the file is well-formed.
  package struct Fault: Sendable, Equatable {
    /// What is wrong.
    package let message: String

    /// Where that stands.
    package let range: SourceRange

    /// What to do about it; nil where the message says enough.
    package let hint: String?
  }

  /// The key of the text.
  package let id: Located<String>

  /// The text that was translated; nil where the file has none.
  package let source: DecodedText?

  /// The translation; nil where there is none, or one of blanks only.
  package let target: DecodedText?

  /// The language that the translation is said to be in, where that is said of it alone.
  package let language: Located<String>?

  /// Whether the file says that somebody still has to translate it.
  package let needsTranslation: Bool

  /// Whether the file says that the translation is right: its state is `translated`, `signed-off` or `final`.
  package let isConfirmed: Bool

  /// What a translator was told; nil for nothing.
  package let note: String?

  /// Why the unit cannot be read; nil where it can.
  package let fault: Fault?

  /// The start tag of the unit.
  package let range: SourceRange
}
