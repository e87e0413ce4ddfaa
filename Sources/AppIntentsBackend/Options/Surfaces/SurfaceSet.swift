/// What is asked for beside what a definition says of a declaration: where the system shows it, and how.
package protocol SurfaceSet: Sendable, Equatable {
  /// Nothing.
  init()

  /// The same, and what others ask for where this asks for nothing.
  func completed(by other: Self) -> Self
}
