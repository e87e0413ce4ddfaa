/// A key of a `.strings` table and its text.
package struct StringsText: Sendable, Equatable {
  /// The key.
  package let key: String

  /// The text.
  package let text: String

  /// What a translator should know; nil for nothing.
  package let comment: String?

  /// Whether the text is that of the definition, for a translator to begin with.
  package let isUntranslated: Bool

  /// A key with its text.
  package init(key: String, text: String, comment: String? = nil, isUntranslated: Bool = false) {
    self.key = key
    self.text = text
    self.comment = comment
    self.isUntranslated = isUntranslated
  }
}
