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

  /// The condition under which the module is imported; nil for none.
  ///
  /// For example: `canImport(CoreSpotlight)`
  package let condition: String?

  /// An import of the given module.
  package init(modifiers: [Modifier] = [], _ module: String, if condition: String? = nil) {
    self.modifiers = modifiers
    self.module = module
    self.condition = condition
  }
}
