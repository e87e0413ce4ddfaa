package import SourceDiagnostics

/// What a handler has that is not as its protocol has it.
package struct HandlerFault: Sendable {
  /// What is wrong.
  package let message: String

  /// Where it stands.
  package let location: SourceLocation

  /// How to go on.
  package let hint: String?

  /// How to go on with a method of which nothing is known that it could be meant for.
  package static let removalHint = "remove it if what it was for is gone"
}
