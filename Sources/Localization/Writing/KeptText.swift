/// A text that was not written since its place is taken.
package struct KeptText: Sendable, Hashable {
  /// The key.
  package let key: String

  /// The language.
  package let language: String

  /// The text of a key in a language.
  package init(key: String, language: String) {
    self.key = key
    self.language = language
  }
}
