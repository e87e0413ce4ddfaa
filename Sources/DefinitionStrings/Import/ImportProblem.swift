package import SourceDiagnostics

/// What is wrong with a text that came back from a translator.
package struct ImportProblem: Sendable, Equatable {
  /// Whether the text is left out for it.
  package let isFault: Bool

  /// What is wrong.
  package let message: String

  /// The place in the file that came back.
  package let range: SourceRange

  /// What to do about it; nil where the message says enough.
  package let hint: String?
}
