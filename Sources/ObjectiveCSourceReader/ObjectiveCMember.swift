package import SourceDiagnostics

/// A method with the part of a class that it stands in.
package struct ObjectiveCMember: Sendable, Equatable {
  /// The method.
  package let method: ObjectiveCMethod

  /// The part of the class.
  package let owner: ObjectiveCContainer

  /// A method of a part of a class.
  package init(method: ObjectiveCMethod, owner: ObjectiveCContainer) {
    self.method = method
    self.owner = owner
  }

  /// Where its name stands.
  package var location: SourceLocation { SourceLocation(file: owner.source, range: method.selector.range) }
}
