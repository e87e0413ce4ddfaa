package import SourceDiagnostics

extension DecodedTextMap {
  /// The map of an element's text: references, CDATA sections, comments and the line ends that XML turns into line feeds.
  ///
  /// Nil where the content does not give the text; places in it are not known then.
  ///
  /// - Parameters:
  ///   - text: The text as it was read.
  ///   - range: The content of the element, between its tags.
  ///   - bytes: The bytes of the file.
  package init?(of text: String, xml range: SourceRange, in bytes: [UInt8]) {
    self.init()
    let end = range.offsets.upperBound
    guard end <= bytes.count else { return nil }
    var decoded: [UInt8] = []
    var position = range.offsets.lowerBound
    // The rest of a CDATA section, where nothing but its end is special.
    var sectionEnd: Int?
    while position < end {
      if let section = sectionEnd, position >= section {
        position += 3
        sectionEnd = nil
        continue
      }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&") where sectionEnd == nil:
        guard let semicolon = bytes[position..<end].prefix(Self.longestReference).firstIndex(of: UInt8(ascii: ";")),
          let character = Self.character(of: bytes[(position + 1)..<semicolon])
        else { return nil }
        append(character.utf8.count, for: position..<(semicolon + 1))
        decoded += character.utf8
        position = semicolon + 1
      case UInt8(ascii: "<") where sectionEnd == nil:
        guard let markup = Self.markup(at: position, before: end, in: bytes) else { return nil }
        sectionEnd = markup.sectionEnd
        position = markup.next
      case 0x0D:
        let length = position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
        append(1, for: position..<(position + length))
        decoded.append(0x0A)
        position += length
      default:
        append(verbatim: 1, at: position)
        decoded.append(byte)
        position += 1
      }
    }
    guard text.utf8.elementsEqual(decoded) else { return nil }
  }

  /// The length up to which a reference is looked for; XML allows leading zeros, which nobody writes.
  private static let longestReference = 32

  /// The character that a reference names, given what stands between `&` and `;`.
  private static func character(of name: ArraySlice<UInt8>) -> String? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let reference:
      guard reference.hasPrefix("#") else { return nil }
      let digits = reference.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }

  /// What follows the opening of a CDATA section, or a whole comment or processing instruction.
  private static func markup(
    at start: Int, before end: Int, in bytes: [UInt8]
  ) -> (next: Int, sectionEnd: Int?)? {
    let rest = bytes[start..<end]
    for (opening, closing) in [("<![CDATA[", "]]>"), ("<!--", "-->"), ("<?", "?>")] {
      guard rest.starts(with: opening.utf8) else { continue }
      let content = start + opening.utf8.count
      let closing = Array(closing.utf8)
      var position = content
      while position + closing.count <= end {
        if bytes[position] == closing[0], bytes[position..<(position + closing.count)].elementsEqual(closing) {
          return opening == "<![CDATA[" ? (content, position) : (position + closing.count, nil)
        }
        position += 1
      }
    }
    return nil
  }
}
