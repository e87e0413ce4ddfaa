/// What is marked in a comment behind an entry of a table: these formats have no other place for it.
package enum EntryMark: String, Sendable, Hashable, CaseIterable {
  /// The text is that of the definition, for a translator to begin with.
  case untranslated
  /// No text of the definition has the key.
  case stale

  /// The state that a catalogue would have for such an entry.
  package var state: String {
    switch self {
    case .untranslated: "new"
    case .stale: "stale"
    }
  }

  /// The comment, with the blank in front of it.
  package func comment(isXML: Bool) -> String { isXML ? " <!-- \(rawValue) -->" : " /* \(rawValue) */" }
}
