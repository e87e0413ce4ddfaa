internal import Localization
internal import SourceDiagnostics

extension StringTable {
  /// Whether the file is XML.
  var isXML: Bool {
    switch format {
    case .propertyList: true
    case .stringsdict: source.bytes.contains(UInt8(ascii: "<"))
    case .strings, .catalog: false
    }
  }

  /// The edit that puts another text in the place of one of this table, which is no catalogue.
  func edit(_ value: Located<String>, to text: String) -> TextEdit {
    guard !isXML else { return TextEdit(value.range, replacement: text.escapedForXML) }
    let quoted = text.quotedForStrings
    let bytes = source.bytes
    let start = value.range.offsets.lowerBound
    switch start > 0 ? bytes[start - 1] : 0 {
    case UInt8(ascii: "\""): return TextEdit(value.range, replacement: String(quoted.dropFirst().dropLast()))
    case UInt8(ascii: "'"):
      return TextEdit(SourceRange(value.range.lowerBound - 1, value.range.upperBound + 1), replacement: quoted)
    default: return TextEdit(value.range, replacement: quoted)
    }
  }
}
