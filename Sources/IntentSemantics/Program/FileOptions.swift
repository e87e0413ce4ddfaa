/// What a definition says about a file.
package struct FileOptions: Sendable, Equatable {
  /// `Image`, `PlainText`, `Custom` and others.
  package let kind: String?

  /// The uniform type identifiers that are accepted; only with `Custom`.
  package let typeIdentifiers: [String]

  /// A value of the given parts.
  package init(kind: String? = nil, typeIdentifiers: [String] = []) {
    self.kind = kind
    self.typeIdentifiers = typeIdentifiers
  }
}
