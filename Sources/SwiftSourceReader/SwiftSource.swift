package import SourceDiagnostics

/// What the text of a Swift file declares, as far as it can be told without a compiler.
///
/// Reading never fails: a text that is no Swift gives what looks like declarations in it. Types that are
/// nested more than 64 deep are left out.
package struct SwiftSource: Sendable, Equatable {
  /// The file.
  package let source: SourceFile

  /// The types and extensions in the order of the file, nested ones included; not those within bodies of functions.
  package let types: [SwiftTypeDeclaration]

  /// The types with something behind a colon that stand within the bodies of functions and accessors; they cannot be
  /// extended, and nothing else of the file can name them.
  package let localTypes: [SwiftTypeDeclaration]

  /// The names for other types in the order of the file; those within bodies of functions are left out.
  package let aliases: [SwiftTypeAlias]

  /// The imported modules in order, without the kind of declaration that an import may name.
  package let imports: [Located<String>]

  /// Whether every bracket has a partner, and every comment and string literal an end; a text where this is false should
  /// not be edited.
  package let isBalanced: Bool

  /// Reads a file; takes time in proportion to its length.
  package init(reading source: SourceFile) {
    let tokens = SwiftTokenList(source.bytes)
    var scanner = DeclarationScanner(source: source, tokens: tokens)
    scanner.scan()
    scanner.scanLocalTypes()
    self.source = source
    types = scanner.types
    localTypes = scanner.localTypes
    aliases = scanner.aliases
    imports = scanner.imports
    isBalanced = tokens.isBalanced
  }
}
