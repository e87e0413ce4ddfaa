/// What is asked for beside what a definition says of a declaration: where the system shows it, and how.
package protocol SurfaceSet: Sendable, Equatable {
  /// Nothing.
  init()

  /// The same, and what others ask for where this asks for nothing.
  func completed(by other: Self) -> Self
}

/// What is asked for of a declaration that becomes a type.
package protocol NamedSurfaceSet: SurfaceSet {
  /// What the new type is called; nil for a name that follows from the definition.
  var name: ConfiguredText? { get }
}
