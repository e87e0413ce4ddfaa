package import SourceDiagnostics

/// A method together with the declaration that holds it, which may be of another file than the type.
package struct SwiftMember: Sendable, Equatable {
  /// The method.
  package let method: SwiftMethod

  /// The type or extension between whose braces it stands.
  package let owner: SwiftTypeDeclaration

  /// Where its name stands.
  package var location: SourceLocation { SourceLocation(file: owner.source, range: method.name.range) }
}
