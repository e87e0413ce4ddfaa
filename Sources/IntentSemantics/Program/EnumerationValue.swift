package import SourceDiagnostics

/// A value of an enumeration.
package struct EnumerationValue: Sendable, Equatable {
  /// The name as stored in defaults and conditions, spelt as in the file.
  package let name: String

  /// The raw value.
  package let index: Int

  /// The name for people.
  package let displayName: LocalizedText?

  /// How it is spoken.
  package let pronunciationHint: LocalizedText?

  /// Other names that people may say.
  package let synonyms: [EnumerationSynonym]

  /// Where the file names it.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, index: Int, displayName: LocalizedText? = nil, pronunciationHint: LocalizedText? = nil,
    synonyms: [EnumerationSynonym] = [], range: SourceRange = .position(0)
  ) {
    self.name = name
    self.index = index
    self.displayName = displayName
    self.pronunciationHint = pronunciationHint
    self.synonyms = synonyms
    self.range = range
  }
}
