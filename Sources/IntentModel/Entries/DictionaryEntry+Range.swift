internal import PropertyListReader
package import SourceDiagnostics

extension DictionaryEntry {
  /// What a diagnostic about the whole dictionary points at: its opening tag.
  package var openingTagRange: SourceRange { node.valueRange }
}
