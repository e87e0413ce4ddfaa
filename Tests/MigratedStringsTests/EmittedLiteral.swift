/// A string literal of Swift code, found by reading the text.
struct EmittedLiteral: Hashable {
  /// What stands for a value in a literal and in a key.
  static let hole: Character = "\u{FFFC}"

  /// The text; a parameter of a summary or phrase is in it as a table has it, and any other value as a hole.
  var text: String

  /// The code in front of it on its line.
  let context: String

  /// All literals of some code, those within values of others included.
  static func literals(in code: String) -> [EmittedLiteral] {
    var reader = Reader(Array(code))
    reader.read(until: nil)
    return reader.literals
  }

  /// The text of a key with holes for its values.
  static func text(ofKey key: String) -> String {
    var text = key
    for specifier in ["%lld", "%lf", "%@"] { text = text.replacing(specifier, with: String(hole)) }
    return text.contains(hole) ? text.replacing("%%", with: "%") : text
  }

  private struct Reader {
    let code: [Character]
    var index = 0
    var literals: [EmittedLiteral] = []

    init(_ code: [Character]) {
      self.code = code
    }

    /// Reads code up to a closing parenthesis, or to the end.
    mutating func read(until end: Character?) {
      var depth = 0
      while index < code.count {
        switch code[index] {
        case "/" where index + 1 < code.count && code[index + 1] == "/":
          while index < code.count, !code[index].isNewline { index += 1 }
        case "\"":
          readLiteral()
          continue
        case "(": depth += 1
        case ")":
          if depth == 0, end != nil { return }
          depth -= 1
        default: break
        }
        index += 1
      }
    }

    private mutating func readLiteral() {
      let lineStart = code[..<index].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
      let context = String(code[lineStart..<index])
      var text = ""
      index += 1
      while index < code.count, code[index] != "\"" {
        guard code[index] == "\\", index + 1 < code.count else {
          text.append(code[index])
          index += 1
          continue
        }
        index += 2
        switch code[index - 1] {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "0": text.append("\0")
        case "u":
          let end = code[index...].firstIndex(of: "}") ?? code.count - 1
          let digits = String(code[(index + 1)..<end])
          text.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
          index = end + 1
        case "(":
          let start = index
          read(until: ")")
          text += Self.value(String(code[start..<index]))
          index += 1
        case let other: text.append(other)
        }
      }
      index += 1
      literals.append(EmittedLiteral(text: text, context: context))
    }

    private static func value(_ code: String) -> String {
      if code == ".applicationName" { return "${applicationName}" }
      return code.hasPrefix("\\.$") ? "${\(code.dropFirst(3))}" : String(hole)
    }
  }
}
