/// An import of the first of two modules that a platform has.
///
/// For example:
/// ```swift
/// #if canImport(Intents)
/// import Intents
/// #else
/// import IntentsTestKit
/// #endif
/// ```
package struct ImportChoice: Sendable, Equatable {
  /// The module that is imported where it exists.
  package let preferred: ImportDeclaration

  /// The module that is imported otherwise.
  package let alternative: ImportDeclaration

  /// A choice of two modules.
  package init(_ preferred: ImportDeclaration, orElse alternative: ImportDeclaration) {
    self.preferred = preferred
    self.alternative = alternative
  }
}
