/// An enumeration or object type of the definition, as references find it.
struct DeclaredType {
  /// The resolved reference to it.
  let reference: TypeReference

  /// The names of its values or properties.
  let memberNames: Set<String>
}
