/// Another name for a type.
///
/// For example: `typealias ComparatorMappingType = @Sendable (Soup) -> Bool`
package struct TypeAliasDeclaration: Sendable, Equatable {
  /// The words before `typealias`, in their order.
  ///
  /// For example: `public`
  package let modifiers: [Modifier]

  /// The new name, unescaped.
  package let name: String

  /// The type.
  package let type: TypeExpression

  /// A declaration of the given parts.
  package init(modifiers: [Modifier] = [], _ name: String, _ type: TypeExpression) {
    self.modifiers = modifiers
    self.name = name
    self.type = type
  }
}
