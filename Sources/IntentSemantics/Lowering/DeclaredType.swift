/// An enumeration or object type of the definition, as references find it.
struct DeclaredType<Entry> {
  /// The resolved reference to it.
  let reference: TypeReference

  /// Its entry in the document.
  let entry: Entry
}
