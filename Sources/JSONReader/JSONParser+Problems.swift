internal import SourceDiagnostics

/// The words for what is wrong.
extension JSONParser {
  /// A fault at the character of the cursor.
  func problem(_ reason: String, hint: String? = nil, fixIts: [FixIt] = []) -> JSONProblem {
    let width = scalar(at: cursor).map { UTF8.width($0) } ?? 0
    return JSONProblem(reason, at: cursor..<(cursor + width), hint: hint, fixIts: fixIts)
  }

  /// What stands at the cursor, for messages.
  var found: String {
    guard let scalar = scalar(at: cursor) else { return "the end of the file" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate:
      return "U+\(Self.hexadecimal(scalar))"
    default:
      break
    }
    let word = wordRange(at: cursor)
    guard !word.isEmpty else { return "'\(scalar)'" }
    let text = String(decoding: bytes[word.prefix(160)], as: UTF8.self)
    return "'\(text.prefix(40))\(text.count > 40 || word.count > 160 ? "…" : "")'"
  }

  /// The fault of a merge that was left undone, or of a file that ends too early, which explain more than what is missing.
  private var explanation: JSONProblem? {
    if bytes[cursor...].starts(with: "<<<<<<< ".utf8) || bytes[cursor...].starts(with: "=======".utf8)
      || bytes[cursor...].starts(with: ">>>>>>> ".utf8)
    {
      return JSONProblem(
        "unresolved merge conflict", at: cursor..<(cursor + 7),
        hint: ConflictAdvice.general)
    }
    guard cursor == bytes.count, let container = openContainers.last else { return nil }
    return JSONProblem(
      "the file ends inside \(records[container].content == .object ? "an object" : "an array")", at: cursor..<cursor,
      hint: "it seems to be truncated; restore it from version control")
  }

  /// The fault where a value should stand.
  func problemOfMissingValue() -> JSONProblem {
    if let explanation { return explanation }
    let word = String(decoding: bytes[wordRange(at: cursor).prefix(16)], as: UTF8.self)
    return problem("expected a value, found \(found)", hint: Self.hint(forWord: word, found: current))
  }

  private static func hint(forWord word: String, found byte: UInt8?) -> String? {
    if ["true", "false", "null"].contains(word.lowercased()) { return "write '\(word.lowercased())'" }
    if ["nil", "none", "undefined"].contains(word.lowercased()) { return "write 'null'" }
    if !word.isEmpty { return "put a text in quotation marks" }
    if byte == UInt8(ascii: ",") { return "delete the comma or write a value in front of it" }
    // The typographic quotation marks of editors.
    return byte == 0xE2 ? "write straight quotation marks" : nil
  }

  /// The fault where a key should stand.
  func problemOfMissingKey() -> JSONProblem {
    explanation
      ?? problem(
        "expected a key, found \(found)",
        hint: current == UInt8(ascii: ",") ? "delete the comma" : "a key is a text in quotation marks")
  }

  /// The fault of a key without quotation marks in JSON.
  func problemOfPlainKey(at range: Range<Int>) -> JSONProblem {
    JSONProblem(
      "a key has no quotation marks", at: range, hint: "put it in double quotes",
      fixIts: [
        FixIt("insert '\"'", replacing: .position(range.lowerBound), with: "\""),
        FixIt("insert '\"'", replacing: .position(range.upperBound), with: "\""),
      ])
  }

  /// The fault where a colon should stand.
  func problemOfMissingColon() -> JSONProblem {
    explanation
      ?? problem(
        "expected ':' behind the key, found \(found)",
        hint: current == UInt8(ascii: "=") ? "write ':' instead of '='" : nil)
  }

  /// The fault where a comma or a closing bracket should stand.
  func problemOfMissingComma(closing bracket: UInt8) -> JSONProblem {
    if let explanation { return explanation }
    let other: UInt8 = bracket == UInt8(ascii: "]") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let reason = "expected ',' or '\(Character(Unicode.Scalar(bracket)))', found \(found)"
    if current == other {
      return problem(reason, hint: "the innermost open bracket is of the other kind")
    }
    // Only what starts another value leaves no doubt that a comma is missing.
    guard let current, "\"{[".utf8.contains(current) else { return problem(reason) }
    return problem(
      reason, hint: "write a comma behind the value in front",
      fixIts: [FixIt("insert ','", replacing: .position(lastEnd), with: ",")])
  }

  /// The fault of a comma behind the last entry in JSON.
  func problemOfTrailingComma(at comma: Int, closing bracket: UInt8) -> JSONProblem {
    JSONProblem(
      "a comma stands in front of '\(Character(Unicode.Scalar(bracket)))'", at: comma..<(comma + 1), hint: "delete it",
      fixIts: [FixIt("delete ','", replacing: SourceRange(comma..<(comma + 1)), with: "")])
  }
}
