/// A key of a `.strings` table and its text.
package struct StringsText: Sendable, Equatable {
  /// The key.
  package let key: String

  /// The text.
  package let text: String

  /// What a translator should know; nil for nothing.
  package let comment: String?

  /// A key with its text.
  package init(key: String, text: String, comment: String? = nil) {
    self.key = key
    self.text = text
    self.comment = comment
  }
}
