internal import PropertyListReader
package import SourceDiagnostics

extension DefinitionDocument {
  /// Where the bytes of a text or key of this definition stand in the file; nil where that is not known, as for a text
  /// without bytes.
  package func textMap(of text: Located<String>) -> DecodedTextMap? {
    DecodedTextMap(of: text.value, xml: text.range, in: source.bytes)
  }
}
