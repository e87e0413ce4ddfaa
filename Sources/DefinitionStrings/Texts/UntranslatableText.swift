package import SourceDiagnostics

/// A text of a definition that no table can have a translation of.
package struct UntranslatableText: Sendable, Equatable {
  /// The text.
  package let text: String

  /// The string ID that it has together with a text in other words, which comes first; nil where it has no ID.
  package let sharedID: String?

  /// The text in its definition.
  package let location: SourceLocation
}
