package import SourceDiagnostics

/// A text for people and the string ID under which its translations are looked up: two sibling keys of a dictionary.
package struct LocalizedTextEntry: Sendable, Equatable {
  /// The text in the development language; nil where only the ID is there, which is ordinary for descriptions,
  /// placeholders and date templates.
  package let text: Located<String>?

  /// The string ID, for example `gpCwrM`; nil only for a text that is broken in this respect.
  package let id: Located<String>?

  /// A text and its ID; nil where the file has neither.
  package init?(text: Located<String>?, id: Located<String>?) {
    if text == nil && id == nil { return nil }
    self.text = text
    self.id = id
  }
}
