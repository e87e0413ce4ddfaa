import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What the macros `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` of the stand-in do: the declaration
/// gets the conformances that it lacks.
///
/// Apple's hold the members against the schema too, for which they have tables.
public struct SchemaMacro: ExtensionMacro {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let name = node.attributeName.trimmedDescription
    let fits =
      name.hasSuffix("AppEnum") ? declaration.is(EnumDeclSyntax.self) : declaration.is(StructDeclSyntax.self)
    guard fits else { throw Refusal(description: "'@\(name)(schema:)' is for another kind of declaration") }
    return try protocols.map { try ExtensionDeclSyntax("extension \(type.trimmed): \($0.trimmed) {}") }
  }
}
