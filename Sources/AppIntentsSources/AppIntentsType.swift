package import SourceDiagnostics
package import SwiftSourceReader

/// A type of App Intents with all that several declarations say about it.
package struct AppIntentsType: Sendable {
  /// The type.
  package let type: SwiftNominalType

  /// The protocols of the framework that it conforms to, itself or through protocols of the files.
  package let protocols: Set<String>

  /// The parameters in order.
  package let parameters: [AppIntentsParameter]

  private let index: SwiftSourceIndex

  init(_ type: SwiftNominalType, protocols: Set<String>, index: SwiftSourceIndex) {
    self.type = type
    self.protocols = protocols
    self.index = index
    parameters = type.declarations.flatMap { owner in
      owner.properties.compactMap { AppIntentsParameter($0, in: owner) }
    }
  }

  /// The declaration of the type itself.
  package var declaration: SwiftTypeDeclaration { type.declaration }

  /// The name with those of the enclosing types, for example `Soup.Query`.
  package var name: String { declaration.qualifiedName }

  /// Where the name stands.
  package var location: SourceLocation { declaration.location }

  /// Whether it conforms to one of some protocols.
  package func conforms(to names: Set<String>) -> Bool { !protocols.isDisjoint(with: names) }

  /// Whether it is an enumeration that parameters can have.
  package var isEnumeration: Bool { conforms(to: AppIntentsProtocol.enumerations) }

  /// Whether it is an entity.
  package var isEntity: Bool { conforms(to: AppIntentsProtocol.entities) }

  /// The name of the type that a name stands for in one of its declarations, without modules and enclosing types.
  package func resolved(_ name: String, in owner: SwiftTypeDeclaration) -> String { index.typeName(name, in: owner) }

  /// Whether an attached macro of the framework adds members that nobody sees, for example `@AppIntent(schema:)`.
  package var hasSchema: Bool {
    type.declarations.flatMap(\.attributes).contains { attribute in
      Self.macros.contains(attribute.name.value.split(separator: ".").last.map(String.init) ?? "")
    }
  }

  private static let macros: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "AssistantEntity", "AssistantEnum", "AssistantIntent", "UnionValue",
  ]

  /// The properties of a name; several where conditional compilation chooses.
  package func members(named name: String) -> [AppIntentsMember] {
    type.declarations.flatMap { owner in
      owner.properties.filter { $0.name.value == name }.map { AppIntentsMember(property: $0, owner: owner) }
    }
  }

  /// The properties of the type itself of a name.
  package func staticMembers(named name: String) -> [AppIntentsMember] {
    members(named: name).filter(\.property.isStatic)
  }

  /// Whether it has a method, also one that a superclass or a protocol extension gives it.
  package func hasMethod(named name: String) -> Bool {
    (type.methods + index.inheritedMethods(of: type)).contains { $0.method.name.value == name }
  }

  /// Whether a static property is `false` wherever it is declared.
  package func isFalse(_ name: String) -> Bool {
    let members = staticMembers(named: name)
    return !members.isEmpty && members.allSatisfy { $0.expression?.kind == .name("false") }
  }
}
