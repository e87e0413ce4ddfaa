package import SourceDiagnostics

/// The text that a translation was made from, as the comment of an entry in a `.strings` table has it.
///
/// These tables have the translation only; by this line it is known that the text was changed since. The line below it
/// then has the text of now, for the translator.
package struct SourceRecord: Sendable, Equatable {
  private static let label = "Source text: "
  private static let laterLabel = "Source text now: "

  /// The text as it stands in the comment.
  package let text: String

  /// The text of now as it stands in the comment; nil where there is none.
  package let laterText: String?

  /// The bytes of both in the table, from the first of the text on.
  package let range: SourceRange

  /// The line break within the comment; nil where it can have no further line.
  private let lineBreak: String?

  /// The lines of a comment for a text.
  ///
  /// - Parameters:
  ///   - text: The text of now.
  ///   - former: The form in comments of the text that the translation was made from, where that is another one.
  /// - Returns: The lines.
  package static func lines(for text: String, former: String? = nil) -> [String] {
    guard let former else { return [label + form(of: text)] }
    return [label + former, laterLabel + form(of: text)]
  }

  /// The edit by which a translation is one of a text: of that of now, or of the one that it was made from.
  ///
  /// - Parameters:
  ///   - form: The form in comments of the text of now.
  ///   - isCurrent: Whether it is what the translation was made from.
  /// - Returns: The edit; nil where the comment says so already, or has no place for it.
  package func edit(to form: String, isCurrent: Bool) -> TextEdit? {
    if isCurrent {
      return self.text == form && laterText == nil ? nil : TextEdit(range, replacement: form)
    }
    guard let lineBreak, laterText != form else { return nil }
    return TextEdit(range, replacement: self.text + lineBreak + Self.laterLabel + form)
  }

  /// A text as it stands in a comment: on one line, without what would end the comment, and without blanks around it.
  package static func form(of text: String) -> String {
    var form = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      .replacing("*/", with: "* /")[...]
    while let last = form.last, last.isWhitespace { form.removeLast() }
    return String(form.drop { $0.isWhitespace })
  }

  /// The record in the comment of an entry; nil where it has none.
  ///
  /// - Parameters:
  ///   - comment: The comment with its marks.
  ///   - bytes: The table.
  package init?(in comment: SourceRange, of bytes: [UInt8]) {
    let label = Array(Self.label.utf8)
    let end = comment.offsets.upperBound
    var start = comment.offsets.lowerBound
    while true {
      guard start + label.count <= end else { return nil }
      if bytes[start...].starts(with: label) { break }
      start += 1
    }
    start += label.count
    let lineEnd = Self.lineEnd(from: start, to: end, bytes)
    text = String(decoding: bytes[start..<lineEnd], as: UTF8.self)
    lineBreak = bytes[comment.offsets].starts(with: "/*".utf8) ? bytes.lineBreak : nil
    var later = lineEnd
    while later < end, bytes[later].isBlank { later += 1 }
    let laterLabel = Array(Self.laterLabel.utf8)
    guard lineBreak != nil, bytes[later..<end].starts(with: laterLabel) else {
      laterText = nil
      range = SourceRange(start..<lineEnd)
      return
    }
    later += laterLabel.count
    let laterEnd = Self.lineEnd(from: later, to: end, bytes)
    laterText = String(decoding: bytes[later..<laterEnd], as: UTF8.self)
    range = SourceRange(start..<laterEnd)
  }

  /// The end of a line without blanks, and without what ends the comment.
  private static func lineEnd(from start: Int, to end: Int, _ bytes: [UInt8]) -> Int {
    var lineEnd = bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
    if lineEnd == end, lineEnd - start >= 2, bytes[lineEnd - 2] == UInt8(ascii: "*"),
      bytes[lineEnd - 1] == UInt8(ascii: "/")
    {
      lineEnd -= 2
    }
    while lineEnd > start, bytes[lineEnd - 1] == 0x20 || bytes[lineEnd - 1] == 0x09 { lineEnd -= 1 }
    return lineEnd
  }

  /// Whether a form in comments is that of one of some texts.
  package static func isForm(_ form: String, ofAny texts: [String]) -> Bool {
    texts.contains { Self.form(of: $0) == form }
  }

  /// Whether a text is the one that is recorded.
  package func isFor(_ text: String) -> Bool { self.text.utf8.elementsEqual(Self.form(of: text).utf8) }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
