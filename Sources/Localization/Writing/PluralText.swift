/// A key of a `.stringsdict` table and its texts.
package struct PluralText: Sendable, Equatable {
  /// The key.
  package let key: String

  /// The text with the names of its parts.
  ///
  /// For example: `%1$#@soups@ for %2$@`
  package let format: String

  /// The parts that numbers choose; of their texts, `%arg` is not known here.
  package let parts: [CatalogueSubstitution]

  /// A key with its texts.
  package init(key: String, format: String, parts: [CatalogueSubstitution]) {
    self.key = key
    self.format = format
    self.parts = parts
  }
}
