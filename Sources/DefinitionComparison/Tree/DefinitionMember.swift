package import SourceDiagnostics

/// A key of a dictionary and its value.
package struct DefinitionMember: Sendable {
  /// The key.
  package var key: String

  /// The value.
  package var value: DefinitionNode

  /// Where the key was read.
  package var keyRange: SourceRange

  /// A key and its value.
  package init(_ key: String, _ value: DefinitionNode, at keyRange: SourceRange) {
    self.key = key
    self.value = value
    self.keyRange = keyRange
  }

  /// Whether it has this key, byte by byte.
  func hasKey(_ name: String) -> Bool {
    // Texts that differ in more than their spelling are told apart faster.
    key == name && key.utf8.elementsEqual(name.utf8)
  }

  /// Whether its key comes before that of another one, byte by byte.
  func isBefore(_ other: DefinitionMember) -> Bool { key.utf8.lexicographicallyPrecedes(other.key.utf8) }
}
