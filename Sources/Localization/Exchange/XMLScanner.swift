internal import SourceDiagnostics

/// Reads XML event by event, with the place of everything; document types are refused.
struct XMLScanner {
  let bytes: [UInt8]

  /// The offset of what is read next.
  private(set) var position: Int

  /// The names of the open elements, with their prefixes.
  private var open: [[UInt8]] = []
  private var hasRoot = false
  private var closesNext = false
  private let depthLimit: Int

  /// A scanner of UTF-8 text.
  init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next event; nil at the end of the text.
  mutating func next() throws(XMLProblem) -> XMLEvent? {
    if closesNext {
      closesNext = false
      open.removeLast()
      return .close
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let text = try characters()
        if !open.isEmpty { return .text(text) }
        if let stray = text.text.first(where: { !$0.isWhitespace }) {
          throw XMLProblem("'\(stray)' stands outside of the root element", at: text.range)
        }
        continue
      }
      if has("<!--") {
        try skip("a comment", from: "<!--", to: "-->")
      } else if has("<![CDATA[") {
        let start = position
        guard !open.isEmpty else { throw XMLProblem("text stands outside of the root element", at: start..<start + 9) }
        try skip("a CDATA section", from: "<![CDATA[", to: "]]>")
        var text = DecodedText(at: start)
        text.append(bytes[(start + 9)..<(position - 3)])
        return .text(text)
      } else if has("<?") {
        try skip("a processing instruction", from: "<?", to: "?>")
      } else if has("<!") {
        throw XMLProblem(
          "the file has a document type", at: position..<position + 2, hint: "remove it: XLIFF files have none")
      } else if has("</") {
        try closingTag()
        return .close
      } else {
        return .open(try openingTag())
      }
    }
    if let name = open.last {
      throw XMLProblem(
        "the file ends within <\(String(decoding: name, as: UTF8.self))>", at: bytes.count..<bytes.count,
        hint: "it seems to be truncated")
    }
    if !hasRoot { throw XMLProblem("the file has no element", at: 0..<0) }
    return nil
  }

  // MARK: Tags

  private mutating func openingTag() throws(XMLProblem) -> XMLTag {
    let start = position
    position += 1
    let name = try name("an element")
    guard !open.isEmpty || !hasRoot else { throw XMLProblem("there is a second root element", at: start..<position) }
    guard open.count < depthLimit else {
      throw XMLProblem("elements are nested more than \(depthLimit) levels deep", at: start..<position)
    }
    hasRoot = true
    var attributes: [String: Located<String>] = [:]
    while true {
      let hasBlank = skipBlanks()
      if has("/>") || has(">") { break }
      guard position < bytes.count else { throw XMLProblem("a tag has no end", at: start..<position) }
      let attributeStart = position
      let attribute = String(decoding: try self.name("an attribute"), as: UTF8.self)
      guard hasBlank else { throw XMLProblem("a blank is missing here", at: attributeStart..<position) }
      skipBlanks()
      guard has("=") else { throw XMLProblem("'\(attribute)' has no value", at: attributeStart..<position) }
      position += 1
      skipBlanks()
      let value = try attributeValue(attribute)
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw XMLProblem("'\(attribute)' is given twice", at: attributeStart..<position)
      }
    }
    let isEmpty = has("/>")
    position += isEmpty ? 2 : 1
    open.append(Array(name))
    closesNext = isEmpty
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return XMLTag(
      name: String(decoding: local, as: UTF8.self), attributes: attributes, range: SourceRange(start..<position),
      isEmpty: isEmpty)
  }

  private mutating func closingTag() throws(XMLProblem) {
    let start = position
    position += 2
    let name = try name("an element")
    skipBlanks()
    guard has(">") else { throw XMLProblem("a tag has no end", at: start..<position) }
    position += 1
    guard let expected = open.popLast(), expected.elementsEqual(name) else {
      throw XMLProblem("</\(String(decoding: name, as: UTF8.self))> closes no element", at: start..<position)
    }
  }

  private mutating func attributeValue(_ name: String) throws(XMLProblem) -> Located<String> {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw XMLProblem("the value of '\(name)' has no quotation marks", at: start..<min(start + 1, bytes.count))
    }
    let quote = bytes[position]
    position += 1
    let value = try text { $0 == quote || $0 == UInt8(ascii: "<") }
    guard position < bytes.count, bytes[position] == quote else {
      throw XMLProblem("the value of '\(name)' has no end", at: start..<position)
    }
    let range = SourceRange(start + 1..<position)
    position += 1
    return Located(value.text, at: range)
  }

  private mutating func name(_ what: String) throws(XMLProblem) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else {
      throw XMLProblem("the name of \(what) is missing", at: start..<min(start + 1, bytes.count))
    }
    return bytes[start..<position]
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Text

  private mutating func characters() throws(XMLProblem) -> DecodedText {
    try text { $0 == UInt8(ascii: "<") }
  }

  /// The text up to a byte that ends it, which is left.
  private mutating func text(until isEnd: (UInt8) -> Bool) throws(XMLProblem) -> DecodedText {
    var text = DecodedText(at: position)
    var start = position
    while position < bytes.count, !isEnd(bytes[position]) {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        text.append(bytes[start..<position])
        let reference = position
        let character = try self.reference()
        text.append(character, for: reference..<position)
        start = position
      case 0x0D:
        text.append(bytes[start..<position])
        let length = position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        text.append("\n", for: position..<position + length)
        position += length
        start = position
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F:
        throw XMLProblem("there is a control character, which XML cannot have", at: position..<position + 1)
      default:
        position += 1
      }
    }
    text.append(bytes[start..<position])
    return text
  }

  /// The character of a reference.
  private mutating func reference() throws(XMLProblem) -> String {
    let start = position
    let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw XMLProblem("'&' begins no reference", at: start..<start + 1, hint: "write '&amp;'")
    }
    position = end + 1
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst(1)) : nil
    guard let number, let scalar = Unicode.Scalar(number), number >= 0x20 || [9, 10, 13].contains(number) else {
      throw XMLProblem("'&\(name);' stands for no character", at: start..<position, hint: "write '&amp;' for '&'")
    }
    return String(scalar)
  }

  // MARK: Bytes

  private func has(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + length].elementsEqual($0) }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    return position > start
  }

  private mutating func skip(_ what: String, from start: StaticString, to end: StaticString) throws(XMLProblem) {
    let begin = position
    position += start.utf8CodeUnitCount
    while position < bytes.count, !has(end) { position += 1 }
    guard position < bytes.count else {
      throw XMLProblem("\(what) has no end", at: begin..<begin + start.utf8CodeUnitCount)
    }
    position += end.utf8CodeUnitCount
  }
}
