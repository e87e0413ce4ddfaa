package import SourceDiagnostics

/// An intent that a project says it supports: one of the framework, one of a definition, or one that nothing has.
package struct SupportedIntent: Sendable, Equatable {
  /// The class.
  ///
  /// For example: `INStartWorkoutIntent`
  package let className: String

  /// Where the project says so.
  package let location: SourceLocation

  /// An intent that is listed somewhere.
  package init(className: String, location: SourceLocation) {
    self.className = className
    self.location = location
  }
}
