internal import JSONReader
internal import PropertyListReader
package import SourceDiagnostics

extension StringTable {
  /// Where the bytes of a text of this table stand in `source`, behind escapes and references too.
  ///
  /// Nil where that is not known, as for a text without quotation marks, which cannot be edited like the others.
  package func textMap(of text: Located<String>) -> DecodedTextMap? {
    let start = text.range.offsets.lowerBound
    guard start > 0, start <= source.bytes.count else { return nil }
    if format == .catalog { return DecodedTextMap(of: text.value, json: text.range, in: source.bytes) }
    switch source.bytes[start - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return DecodedTextMap(of: text.value, openStep: text.range, in: source.bytes)
    case UInt8(ascii: ">"):
      return DecodedTextMap(of: text.value, xml: text.range, in: source.bytes)
    default:
      return nil
    }
  }
}
