/// Another name of an enumeration value.
package struct EnumerationSynonym: Sendable, Equatable {
  /// What people may say.
  package let text: LocalizedText

  /// How it is spoken.
  package let pronunciationHint: LocalizedText?

  /// A value of the given parts.
  package init(text: LocalizedText, pronunciationHint: LocalizedText? = nil) {
    self.text = text
    self.pronunciationHint = pronunciationHint
  }
}
