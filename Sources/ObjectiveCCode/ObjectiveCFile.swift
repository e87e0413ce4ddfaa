/// A header or implementation file of Objective-C as data.
package struct ObjectiveCFile: Sendable, Equatable {
  /// What is included.
  package enum Import: Sendable, Equatable {
    /// For example: `#import <Intents/Intents.h>`
    case framework(String)
    /// For example: `#import "Soup.h"`
    case file(String)
  }

  /// The comment lines at the top, without their slashes; each stays on one line however long it is.
  ///
  /// For example: `Generated from Menu.definition.`
  package let header: [String]

  /// The imports in front of the condition.
  ///
  /// For example: `#import "Soup.h"`
  package let unconditionalImports: [Import]

  /// The condition under which everything behind it is compiled.
  ///
  /// For example: `__has_include(<Intents/Intents.h>)`
  package let condition: String?

  /// The imports behind the condition.
  package let imports: [Import]

  /// Whether a pointer may not be null where nothing else is said.
  ///
  /// For example: `NS_ASSUME_NONNULL_BEGIN … NS_ASSUME_NONNULL_END`
  package let assumesNonnull: Bool

  /// The declarations at file level.
  package let declarations: [ObjectiveCDeclaration]

  /// A file of the given parts.
  package init(
    header: [String] = [], unconditionalImports: [Import] = [], condition: String? = nil, imports: [Import] = [],
    assumesNonnull: Bool = false, declarations: [ObjectiveCDeclaration]
  ) {
    self.header = header
    self.unconditionalImports = unconditionalImports
    self.condition = condition
    self.imports = imports
    self.assumesNonnull = assumesNonnull
    self.declarations = declarations
  }
}
