package import SourceDiagnostics

/// One form of a text.
package struct PluralForm: Sendable, Equatable {
  /// When it is chosen, for example `one`.
  package let category: Located<String>

  /// The text.
  package let text: Located<String>
}
