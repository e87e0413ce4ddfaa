/// An import of a module.
///
/// For example: `import Intents`, `@preconcurrency public import Intents`
package struct ImportDeclaration: Sendable, Equatable {
  /// The words before `import`.
  ///
  /// For example: `@preconcurrency`, `public`
  package let modifiers: [Modifier]

  /// The module.
  ///
  /// For example: `Intents`
  package let module: String

  /// An import of the given module.
  package init(modifiers: [Modifier] = [], _ module: String) {
    self.modifiers = modifiers
    self.module = module
  }
}
