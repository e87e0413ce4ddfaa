/// A text for people and the string ID under which tables hold its translations.
package struct LocalizedText: Sendable, Equatable {
  /// The text in the development language; never empty.
  package let text: String

  /// The string ID; nil where the file gives none.
  package let id: String?

  /// A value of the given parts.
  package init(text: String, id: String? = nil) {
    self.text = text
    self.id = id
  }
}
