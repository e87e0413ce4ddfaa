/// A JSON document as a value, written with sorted keys.
enum JSONValue: Equatable, ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) {
    self = .string(value)
  }

  /// The text, indented by two spaces for each level.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .bool(let value): return value ? "true" : "false"
    case .array(let elements):
      return block("[", elements.map { inner + $0.text(indentation: inner) }, "]", indentation)
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)\(Self.quoted(key)): \(value.text(indentation: inner))"
      }
      return block("{", lines, "}", indentation)
    }
  }

  private func block(_ open: String, _ lines: [String], _ close: String, _ indentation: String) -> String {
    lines.isEmpty ? open + close : "\(open)\n\(lines.joined(separator: ",\n"))\n\(indentation)\(close)"
  }

  /// A string literal; beyond quotes and backslashes only control characters need an escape (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
