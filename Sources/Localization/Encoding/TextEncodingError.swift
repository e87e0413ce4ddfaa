package import SourceDiagnostics

/// Why bytes are no text.
package struct TextEncodingError: Error, Sendable, Equatable {
  /// What is wrong, for the end of a message.
  package let reason: String

  /// The bytes that are wrong, as offsets of the undecoded file.
  package let range: SourceRange

  /// How to mend it.
  package let hint: String
}
