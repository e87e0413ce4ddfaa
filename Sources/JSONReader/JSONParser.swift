internal import SourceDiagnostics

/// Makes records of the text of a file.
///
/// The open containers are kept in an array, so that nesting costs no stack.
struct JSONParser {
  let bytes: [UInt8]
  let dialect: JSONDialect
  let depthLimit: Int

  /// The offset that the parser has reached.
  var cursor: Int

  private(set) var records: [JSONRecord] = []
  private(set) var sortedKeys: [UInt32: [UInt32]] = [:]
  private(set) var duplicateKeys: [JSONDuplicateKey] = []
  var decodedTexts: [UInt8] = []

  /// The records of the open containers, the innermost last.
  private(set) var openContainers: [Int] = []

  /// The end of the last value or key, behind which a comma may be missing.
  private(set) var lastEnd = 0

  /// A parser of UTF-8 that stands at the start of the text.
  init(bytes: [UInt8], start: Int, dialect: JSONDialect, depthLimit: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.depthLimit = depthLimit
    cursor = start
  }

  /// The byte at the cursor; nil at the end.
  var current: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  /// Reads the whole text.
  mutating func parse() throws(JSONProblem) {
    // A value or key takes some 20 bytes of a real file.
    records.reserveCapacity(bytes.count / 20)
    try skipBlanks()
    try parseValue()
    while let container = openContainers.last {
      if records[container].content == .object {
        try parseMember(of: container)
      } else {
        try parseElement(of: container)
      }
    }
    try skipBlanks()
    guard cursor == bytes.count else {
      throw problem("there is text after the end of the value", hint: "delete everything behind the value")
    }
  }

  // MARK: Containers

  private mutating func parseElement(of array: Int) throws(JSONProblem) {
    guard try continues(array, closing: UInt8(ascii: "]")) else { return }
    try parseValue()
  }

  private mutating func parseMember(of object: Int) throws(JSONProblem) {
    guard try continues(object, closing: UInt8(ascii: "}")) else { return }
    try parseKey()
    try skipBlanks()
    guard current == UInt8(ascii: ":") else { throw problemOfMissingColon() }
    cursor += 1
    try skipBlanks()
    try parseValue()
  }

  /// Moves to the next entry of a container; false where the container ends, which it then closes.
  private mutating func continues(_ container: Int, closing bracket: UInt8) throws(JSONProblem) -> Bool {
    try skipBlanks()
    if current == bracket {
      close(container)
      return false
    }
    guard records.count > container + 1 else { return true }
    guard current == UInt8(ascii: ",") else { throw problemOfMissingComma(closing: bracket) }
    let comma = cursor
    cursor += 1
    try skipBlanks()
    guard current == bracket else { return true }
    guard dialect == .json5 else { throw problemOfTrailingComma(at: comma, closing: bracket) }
    close(container)
    return false
  }

  private mutating func open(_ content: JSONRecord.Content) throws(JSONProblem) {
    guard openContainers.count < depthLimit else {
      throw JSONProblem("values are nested more than \(depthLimit) deep", at: cursor..<(cursor + 1))
    }
    openContainers.append(records.count)
    append(content, from: cursor, to: cursor + 1)
    cursor += 1
  }

  private mutating func close(_ container: Int) {
    cursor += 1
    lastEnd = cursor
    records[container].end = UInt32(cursor)
    records[container].next = UInt32(records.count)
    openContainers.removeLast()
    if records[container].content == .object { compareKeys(of: container) }
  }

  private mutating func compareKeys(of object: Int) {
    var order = JSONKeyOrder(object: object, records: records, bytes: bytes, decodedTexts: decodedTexts)
    duplicateKeys += order.duplicates()
    if order.isLarge { sortedKeys[UInt32(object)] = order.keys.map(UInt32.init) }
  }

  // MARK: Values

  private mutating func parseValue() throws(JSONProblem) {
    guard let byte = current else { throw problemOfMissingValue() }
    switch byte {
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try parseString(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try parseNumber()
    default:
      try parseWord()
    }
  }

  private mutating func parseKey() throws(JSONProblem) {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
      try parseString(.key)
    } else {
      try parseIdentifier()
    }
  }

  private mutating func parseWord() throws(JSONProblem) {
    let range = wordRange(at: cursor)
    let content: JSONRecord.Content
    switch String(decoding: bytes[range], as: UTF8.self) {
    case "null": content = .null
    case "true": content = .true
    case "false": content = .false
    case "NaN", "Infinity":
      try parseNumber()
      return
    default: throw problemOfMissingValue()
    }
    append(content, from: range.lowerBound, to: range.upperBound)
    cursor = range.upperBound
  }

  // MARK: Records

  /// Takes down a value without text, or the start of a container.
  mutating func append(_ content: JSONRecord.Content, from start: Int, to end: Int) {
    lastEnd = end
    records.append(
      JSONRecord(
        start: UInt32(start), end: UInt32(end), textStart: UInt32(start), textEnd: UInt32(end),
        next: UInt32(records.count + 1), content: content))
  }

  /// Takes down a string or key.
  mutating func appendText(
    _ content: JSONRecord.Content, from start: Int, to end: Int, text: Range<Int>, isDecoded: Bool, isQuoted: Bool
  ) {
    lastEnd = end
    records.append(
      JSONRecord(
        start: UInt32(start), end: UInt32(end), textStart: UInt32(text.lowerBound), textEnd: UInt32(text.upperBound),
        next: UInt32(records.count + 1), content: content, isDecoded: isDecoded, isQuoted: isQuoted))
  }
}
