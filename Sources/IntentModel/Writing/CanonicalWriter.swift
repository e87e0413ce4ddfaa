package import PropertyListReader
internal import SourceDiagnostics

/// Writes a property list as the editor of definitions saves it: the same bytes for a file that it saved.
///
/// Keys are sorted by code point at every level, each level is indented by one tab, and only `&`, `<`, `>` and the
/// carriage return, which no XML reader would give back, are escaped. Comments are lost.
package struct CanonicalWriter {
  private var output: [UInt8] = []
  private let source: [UInt8]

  private init(source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count + 256)
  }

  /// The bytes of a file that holds a value.
  package static func write(_ root: PropertyListNode) -> [UInt8] {
    write(source: root.tree.source.bytes) { $0.append(root, depth: 0) }
  }

  /// The bytes of a file that holds a value of the program's own making.
  package static func write(_ root: PropertyListValue) -> [UInt8] {
    write(source: []) { $0.append(root, depth: 0) }
  }

  private static func write(source: [UInt8], root: (inout CanonicalWriter) -> Void) -> [UInt8] {
    var writer = CanonicalWriter(source: source)
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.append(
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n")
    writer.append("<plist version=\"1.0\">\n")
    root(&writer)
    writer.append("</plist>\n")
    return writer.output
  }

  // MARK: Values

  private mutating func append(_ node: PropertyListNode, depth: Int) {
    indent(depth)
    switch node.kind {
    case .dictionary: appendDictionary(node, depth)
    case .array: appendArray(node, depth)
    case .string:
      append("<string>")
      if !appendVerbatim(node.contentRange) {
        appendEscaped(node.string ?? "")
      }
      append("</string>\n")
    case .integer: appendElement("integer", node.integer?.description ?? "0")
    case .real: appendElement("real", Self.text(of: node.real ?? 0))
    case .boolean: append(node.boolean == true ? "<true/>\n" : "<false/>\n")
    case .data: appendData(node.data ?? [], depth)
    case .date: appendElement("date", node.date?.description ?? node.rawText)
    }
  }

  private mutating func append(_ value: PropertyListValue, depth: Int) {
    if case .conflict(let conflict) = value {
      return append(conflict) { $0.append($1, depth: depth) }
    }
    indent(depth)
    switch value {
    case .conflict: break
    case .scalar(let scalar): append(scalar, depth: depth)
    case .members(let members): append(members, depth: depth)
    case .string(let text):
      append("<string>")
      appendEscaped(text)
      append("</string>\n")
    case .array(let elements):
      guard !elements.isEmpty else { return append("<array/>\n") }
      append("<array>\n")
      for element in elements {
        append(element, depth: depth + 1)
      }
      indent(depth)
      append("</array>\n")
    case .dictionary(let entries):
      append(entries.map { PropertyListMember($0.key, $0.value) }, depth: depth)
    }
  }

  private mutating func append(_ members: [PropertyListMember], depth: Int) {
    guard !members.isEmpty else { return append("<dict/>\n") }
    append("<dict>\n")
    for member in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if case .conflict(let conflict) = member.value {
        append(conflict) { $0.append(key: member.key, $1, depth: depth + 1) }
      } else {
        append(key: member.key, member.value, depth: depth + 1)
      }
    }
    indent(depth)
    append("</dict>\n")
  }

  private mutating func append(key: String, _ value: PropertyListValue, depth: Int) {
    indent(depth)
    append("<key>")
    appendEscaped(key)
    append("</key>\n")
    append(value, depth: depth)
  }

  /// The sides of a conflict between lines that start at the margin, where tools look for them.
  private mutating func append(
    _ conflict: PropertyListConflict, body: (inout CanonicalWriter, PropertyListValue) -> Void
  ) {
    for side in conflict.sides {
      output.append(contentsOf: side.marker.utf8)
      output.append(UInt8(ascii: "\n"))
      if let value = side.value { body(&self, value) }
    }
    output.append(contentsOf: conflict.end.utf8)
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ scalar: PropertyListScalar, depth: Int) {
    switch scalar {
    case .string(let text):
      append("<string>")
      appendEscaped(text)
      append("</string>\n")
    case .integer(let value): appendElement("integer", value.description)
    case .real(let value): appendElement("real", Self.text(of: value))
    case .boolean(let value): append(value ? "<true/>\n" : "<false/>\n")
    case .data(let bytes): appendData(bytes, depth)
    case .date(let text): appendElement("date", text)
    }
  }

  private mutating func appendDictionary(_ node: PropertyListNode, _ depth: Int) {
    guard !node.entries.isEmpty else { return append("<dict/>\n") }
    append("<dict>\n")
    if node.hasAscendingKeys {
      for entry in node.entries {
        append(entry, depth: depth + 1)
      }
    } else {
      let keyed = node.entries.map { (key: Array($0.key.utf8), entry: $0) }
      // UTF-8 keeps the order of the code points.
      for (_, entry) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        append(entry, depth: depth + 1)
      }
    }
    indent(depth)
    append("</dict>\n")
  }

  private mutating func append(_ entry: PropertyListEntry, depth: Int) {
    indent(depth)
    append("<key>")
    // The range of an empty key is its element, which is not verbatim.
    if !appendVerbatim(entry.keyRange) {
      appendEscaped(entry.key)
    }
    append("</key>\n")
    append(entry.value, depth: depth)
  }

  private mutating func appendArray(_ node: PropertyListNode, _ depth: Int) {
    guard !node.elements.isEmpty else { return append("<array/>\n") }
    append("<array>\n")
    for element in node.elements {
      append(element, depth: depth + 1)
    }
    indent(depth)
    append("</array>\n")
  }

  private mutating func appendData(_ data: [UInt8], _ depth: Int) {
    append("<data>\n")
    let text = Base64.encode(data)
    // Indentation counts as eight columns a tab, and no more than eight tabs are written.
    let tabCount = min(depth, 8)
    let width = 76 - 8 * tabCount
    var start = 0
    while start < text.count {
      let end = min(start + width, text.count)
      indent(tabCount)
      output.append(contentsOf: text[start..<end])
      output.append(UInt8(ascii: "\n"))
      start = end
    }
    indent(depth)
    append("</data>\n")
  }

  private mutating func appendElement(_ name: StaticString, _ text: String) {
    output.append(UInt8(ascii: "<"))
    append(name)
    output.append(UInt8(ascii: ">"))
    output.append(contentsOf: text.utf8)
    append("</")
    append(name)
    append(">\n")
  }

  /// The shortest spelling of a real that reads back as the same number.
  package static func text(of real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    let text = real.description
    return text.hasSuffix(".0") && real != 0 ? String(text.dropLast(2)) : text
  }

  // MARK: Bytes

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth {
      output.append(UInt8(ascii: "\t"))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// Copies bytes of the source that need no change; false, and nothing copied, where one does.
  private mutating func appendVerbatim(_ range: SourceRange) -> Bool {
    let bytes = source[range.offsets]
    for byte in bytes where Self.isSpecial(byte) {
      return false
    }
    output.append(contentsOf: bytes)
    return true
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    // All four are below 0x40, as few letters of a text are.
    byte < 0x40
      && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == 0x0D)
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case 0x0D: append("&#13;")
      default: output.append(byte)
      }
    }
  }
}
