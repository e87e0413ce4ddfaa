package import SourceDiagnostics

/// A variable or constant of a type, stored or computed.
package struct SwiftProperty: Sendable, Equatable {
  /// The name without back-ticks.
  package let name: Located<String>

  /// From the first attribute or modifier of the declaration to the end of its accessors or its initial value; names that
  /// one declaration introduces share it.
  package let range: SourceRange

  /// Whether it belongs to the type and not to its values.
  package let isStatic: Bool
}
