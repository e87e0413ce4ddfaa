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

  /// What Xcode and `genstrings` write where nobody has given a comment.
  private static let emptyComments: Set<String> = [
    "/* (No Comment) */", "/* No comment provided by engineer. */",
  ]

  /// The edit that has the comment of an entry say what it was made from.
  ///
  /// - Parameters:
  ///   - entry: An entry whose comment does not say so.
  ///   - context: What a translator should know else, a line for each; a comment that is there says enough.
  ///   - record: The lines with the text.
  /// - Returns: The edit; nil where the format has no comments.
  func commentEdit(_ entry: StringTableEntry, context: [String], record: [String]) -> TextEdit? {
    guard format == .strings else { return nil }
    let lineBreak = source.bytes.lineBreak
    func lines(_ lines: [String]) -> String {
      lines.joined(separator: "\n").replacing("*/", with: "* /").replacing("\n", with: lineBreak)
    }
    let comment = "/* \(lines(context + record)) */"
    guard let known = entry.comment else {
      return TextEdit(.position(Int(entry.range.lowerBound)), replacement: comment + lineBreak)
    }
    if Self.emptyComments.contains(String(decoding: source.bytes[known.offsets], as: UTF8.self)) {
      return TextEdit(known, replacement: comment)
    }
    if let end = blockEnd(of: known) { return TextEdit(end, replacement: "\(lineBreak)\(lines(record)) */") }
    return TextEdit(.position(Int(entry.range.lowerBound)), replacement: "/* \(lines(record)) */\(lineBreak)")
  }

  /// What closes a comment, with the blanks in front of it; nil for a comment up to the end of its line.
  private func blockEnd(of comment: SourceRange) -> SourceRange? {
    let bytes = source.bytes
    let (start, end) = (comment.offsets.lowerBound, comment.offsets.upperBound)
    guard end - start >= 4, bytes[start...].starts(with: Array("/*".utf8)),
      bytes[..<end].suffix(2).elementsEqual("*/".utf8)
    else {
      return nil
    }
    var textEnd = end - 2
    while textEnd > start + 2, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[textEnd - 1]) { textEnd -= 1 }
    return SourceRange(textEnd..<end)
  }
}
