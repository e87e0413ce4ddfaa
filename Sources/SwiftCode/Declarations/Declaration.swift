/// A declaration at file level or in a type.
package indirect enum Declaration: Sendable, Equatable {
  /// For example: `public class OrderSoupIntent: INIntent { … }`
  case type(TypeDeclaration)

  /// For example: `` case `spicy` = 1 ``
  case enumCase(EnumCaseDeclaration)

  /// For example: `@NSManaged public var soup: Soup?`
  case variable(VariableDeclaration)

  /// For example: `func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse`
  case function(FunctionDeclaration)

  /// For example: `typealias ComparatorMappingType = @Sendable (Soup) -> Bool`
  case typeAlias(TypeAliasDeclaration)

  /// For example: `public convenience init(code: Code) { … }`
  case initializer(InitializerDeclaration)

  /// A heading between declarations, as editors list them.
  ///
  /// For example: `// MARK: - Resolving`
  case heading(String)

  /// Swift as it stands, for a file of which nothing depends on a definition; lines with the indentation that they have.
  case verbatim(String)

  /// An empty line between two declarations that would stand close to each other.
  case blankLine

  /// A declaration that is compiled under a condition only.
  ///
  /// For example: `#if !os(macOS)` … `#endif`
  case conditional(String, Declaration)
}
