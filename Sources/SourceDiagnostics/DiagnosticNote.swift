/// A second place that belongs to a diagnostic.
package struct DiagnosticNote: Sendable, Equatable {
  /// What is there, for example `previously declared here`.
  package let message: String

  /// Where; nil where the note is about no place.
  package let location: SourceLocation?

  /// A note at a place.
  package init(_ message: String, at location: SourceLocation?) {
    self.message = message
    self.location = location
  }
}
