internal import CLibXML2

/// What to say about an error code of libxml2, and how to mend it.
struct SyntaxErrorWording {
  /// The reason, for the end of a message.
  let reason: String

  /// How to mend it.
  let hint: String?

  /// The code of an XML declaration behind the start of the file.
  private static let misplacedDeclaration: Int32 = 64

  /// The code of an end tag of another name than the start tag.
  private static let mismatchedTag: Int32 = 76

  /// The codes of errors that are reported behind the tag that is wrong.
  static let codesOfWholeTags = [misplacedDeclaration, mismatchedTag]

  /// What to say about an error of libxml2 at an offset of the bytes.
  init(_ error: xmlError, in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self =
      Self.wording(for: error, in: bytes[min(offset, bytes.count)...], start: bytes[...])
      ?? SyntaxErrorWording(reason: Self.libraryReason(error), hint: nil)
  }

  private init(reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }

  /// libxml2's own message: its first line, starting in lower case.
  private static func libraryReason(_ error: xmlError) -> String {
    guard let message = error.message else { return "syntax error \(error.code)" }
    let line = String(cString: message).firstLine
    return line.prefix(1).lowercased() + line.dropFirst()
  }

  /// The wording for a code; nil for the errors that libxml2's own message explains well enough.
  private static func wording(
    for error: xmlError, in rest: Slice<UnsafeBufferPointer<UInt8>>, start: Slice<UnsafeBufferPointer<UInt8>>
  ) -> SyntaxErrorWording? {
    switch error.code {
    case 23, 39, 40, 41, 65, 68, 73, 77:
      // A file that was cut off stops in the middle of anything.
      if rest.isEmpty { return .truncated }
    default:
      break
    }
    return wording(for: error, before: rest, start: start)
  }

  private static let truncated = SyntaxErrorWording(
    reason: "the file ends inside an element", hint: "it seems to be truncated; restore it from version control")

  private static func wording(
    for error: xmlError, before rest: Slice<UnsafeBufferPointer<UInt8>>, start: Slice<UnsafeBufferPointer<UInt8>>
  ) -> SyntaxErrorWording? {
    switch error.code {
    case 4:
      SyntaxErrorWording(
        reason: "the file does not start with an XML element",
        hint: "a definition is an XML property list; convert other formats with 'plutil -convert xml1'")
    case 5:
      SyntaxErrorWording(
        reason: "there is text after the end of the property list", hint: "delete everything behind '</plist>'")
    case 9:
      if libraryReason(error).hasPrefix("xmlParseCharRef") {
        SyntaxErrorWording(reason: "a character reference names a character that XML does not have", hint: "delete it")
      } else if let byte = rest.first, byte < 0x80 {
        SyntaxErrorWording(reason: "a control character stands here", hint: "delete it")
      } else {
        // Windows puts quotation marks where ISO 8859 has control characters.
        SyntaxErrorWording(
          reason: "the bytes here are not UTF-8",
          hint: "save the file as UTF-8, for example with 'iconv -f "
            + (rest.first.map { $0 < 0xA0 } ?? false ? "WINDOWS-1252" : "ISO-8859-1") + " -t UTF-8'")
      }
    case 26, 27:
      SyntaxErrorWording(
        reason: "an entity is used that XML does not define",
        hint:
          "only &amp;, &lt;, &gt;, &quot;, &apos; and character references such as &#x41; exist; write '&' as '&amp;'")
    case 23:
      SyntaxErrorWording(reason: "an entity reference has no ';'", hint: "write '&' as '&amp;'")
    case 68 where rest.starts(with: "!DOCTYPE".utf8):
      SyntaxErrorWording(reason: "a document type stands where none is allowed", hint: "delete it")
    case 68:
      SyntaxErrorWording(reason: "'<' or '&' is not followed by a name", hint: "write '<' as '&lt;' and '&' as '&amp;'")
    case misplacedDeclaration:
      SyntaxErrorWording(
        reason: "an XML declaration stands where none is allowed",
        hint: start.starts(with: "<?xml".utf8) || start.starts(with: [0xEF, 0xBB, 0xBF])
          ? "only the very start of the file may have one; delete the second declaration"
          : "it must be the very start of the file; delete what stands in front of it")
    case 39:
      SyntaxErrorWording(reason: "the value of an attribute has no quotes")
    case mismatchedTag:
      if let opening = error.str1, let closing = error.str2 {
        SyntaxErrorWording(
          reason: "<\(String(cString: opening))> of line \(error.int1) is closed by </\(String(cString: closing))>")
      } else {
        nil
      }
    case 45:
      SyntaxErrorWording(reason: "a comment is not closed", hint: "write '-->' behind it")
    case 73:
      SyntaxErrorWording(reason: "'>' is missing")
    case 77: truncated
    default:
      nil
    }
  }
}
