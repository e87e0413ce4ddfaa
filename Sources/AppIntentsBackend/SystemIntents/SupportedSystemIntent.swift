package import SourceDiagnostics

/// An intent of the framework that a project says it supports.
package struct SupportedSystemIntent: Sendable, Equatable {
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
