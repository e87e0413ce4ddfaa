package import SourceDiagnostics

/// The text that a translation was made from, as the comment of an entry in a `.strings` table has it.
///
/// These tables have the translation only; by this line it is known that the text was changed since.
package struct SourceRecord: Sendable, Equatable {
  private static let label = "Source text: "

  /// The text as it stands in the comment.
  package let text: String

  /// Its bytes in the table.
  package let range: SourceRange

  /// The line of a comment for a text, or for the form that an older one has in comments.
  package static func line(for text: String, form: String? = nil) -> String { label + (form ?? Self.form(of: text)) }

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
    var lineEnd = bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
    if lineEnd == end, lineEnd - start >= 2, bytes[lineEnd - 2] == UInt8(ascii: "*"),
      bytes[lineEnd - 1] == UInt8(ascii: "/")
    {
      lineEnd -= 2
    }
    while lineEnd > start, bytes[lineEnd - 1] == 0x20 || bytes[lineEnd - 1] == 0x09 { lineEnd -= 1 }
    range = SourceRange(start..<lineEnd)
    text = String(decoding: bytes[start..<lineEnd], as: UTF8.self)
  }

  /// Whether a text is the one that is recorded.
  package func isFor(_ text: String) -> Bool { self.text.utf8.elementsEqual(Self.form(of: text).utf8) }
}
