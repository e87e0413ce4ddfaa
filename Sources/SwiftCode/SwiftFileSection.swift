/// A part of a file with a condition and imports of its own.
package struct SwiftFileSection: Sendable, Equatable {
  /// The condition under which it is compiled; nil for always.
  ///
  /// For example: `canImport(CoreSpotlight)`
  package let condition: String?

  /// The imports, which Swift takes in the middle of a file, too.
  ///
  /// For example: `import CoreSpotlight`
  package let imports: [ImportDeclaration]

  /// The declarations at file level.
  package let declarations: [Declaration]

  /// A section of the given parts.
  package init(condition: String? = nil, imports: [ImportDeclaration] = [], declarations: [Declaration]) {
    self.condition = condition
    self.imports = imports
    self.declarations = declarations
  }
}
