internal import SourceDiagnostics

/// An enumeration or object type of the definition, as references find it.
struct DeclaredType {
  /// The resolved reference to it.
  let reference: TypeReference

  /// Where its name stands.
  let nameRange: SourceRange

  /// The names of its values or properties; nil where some are unknown, which has been reported.
  let memberNames: Set<String>?
}
