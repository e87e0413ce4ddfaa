package import SourceDiagnostics

/// A text for people, wherever it stands in a definition, with all that a translation has to know about it.
package struct DefinitionText: Sendable {
  /// What it is for.
  package let kind: DefinitionTextKind

  /// The names of what it belongs to, outermost first, for example `OrderSoup` and `soup`.
  package let owners: [String]

  /// Which of two Boolean words it is; nil for any other text.
  package let booleanValue: Bool?

  /// The text and its string ID.
  package let entry: LocalizedTextEntry

  /// The names that its tokens may have; nil for a text without tokens, where `${…}` is said as it stands.
  package let tokenNames: Set<String>?

  /// The intent that it belongs to, as an index into the document's intents; nil for enumerations and types.
  package let intent: Int?

  /// The text in the development language; nil where there is only an ID, or an empty text.
  package var text: Located<String>? {
    guard let text = entry.text, !text.value.isEmpty else { return nil }
    return text
  }

  /// The string ID; nil where the file has none, or an empty one.
  package var id: Located<String>? {
    guard let id = entry.id, !id.value.isEmpty else { return nil }
    return id
  }
}
