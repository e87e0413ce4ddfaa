internal import SourceDiagnostics

/// A type with all that several declarations say about it.
package struct SwiftNominalType: Sendable, Equatable {
  /// The declaration of the type itself.
  package let declaration: SwiftTypeDeclaration

  /// Its extensions, in the order of the sources.
  package let extensions: [SwiftTypeDeclaration]

  /// The type and its extensions.
  package var declarations: [SwiftTypeDeclaration] { [declaration] + extensions }

  /// What the declarations of the type say behind their colons, in order.
  package var inheritedTypes: [String] {
    declarations.flatMap { $0.inheritedTypes.map(\.value) }
  }

  /// The methods of the type and its extensions.
  package var methods: [SwiftMember] { declarations.flatMap(\.members) }
}

extension SwiftTypeDeclaration {
  /// The methods, each with this declaration.
  var members: [SwiftMember] { methods.map { SwiftMember(method: $0, owner: self) } }
}
