package import SourceDiagnostics

/// A response that a handler makes with other values than its sentence speaks.
package struct ResponseUse: Sendable, Equatable {
  /// Where the method is named that makes it.
  package let location: SourceLocation

  /// What is wrong, with what it is and what it should be.
  package let message: String

  /// How to mend it.
  package let hint: String
}
