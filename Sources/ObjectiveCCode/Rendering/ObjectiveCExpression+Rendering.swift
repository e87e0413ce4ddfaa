internal import SwiftCode

extension ObjectiveCExpression {
  /// The expression as it stands in a file.
  ///
  /// For example: `[[Soup alloc] initWithName:@"Pho"]`
  var text: String {
    switch self {
    case .name(let name): name
    case .message(let receiver, let selector, let arguments):
      "[\(receiver.text) \(Self.text(of: selector, arguments.map(\.text), separator: " "))]"
    case .member(let object, let name): "\(object.text).\(name)"
    case .string(let text): Self.literal(text)
    // The smallest one has no literal of its own.
    case .integer(Int.min): "NSIntegerMin"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .element(let array, let index): "\(array.text)[\(index)]"
    case .conditional(let condition, let value, let other):
      "\(condition.operandText) ? \(value.operandText) : \(other.operandText)"
    case .array(let elements): "@[\(elements.map(\.text).joined(separator: ", "))]"
    case .boxed(let value): "@(\(value.text))"
    case .cast(let type, let value): "(\(type.text))\(value.operandText)"
    case .not(let value): "!\(value.operandText)"
    case .binary(let left, let sign, let right): "\(left.operandText) \(sign) \(right.operandText)"
    case .call(let name, let arguments): "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }

  /// A selector with its arguments, each behind its colon.
  static func text(of selector: String, _ arguments: [String], separator: String) -> String {
    guard !arguments.isEmpty else { return selector }
    return zip(selector.split(separator: ":"), arguments).map { "\($0):\($1)" }.joined(separator: separator)
  }

  private var operandText: String {
    switch self {
    case .binary, .conditional: "(\(text))"
    default: text
    }
  }

  /// A literal that gives the text back; what would be read as another character, or hides or reorders text, is escaped.
  private static func literal(_ text: String) -> String {
    var result = "@\""
    var isBehindQuestionMark = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      // Two of them start a trigraph.
      case "?" where isBehindQuestionMark: result += "\\?"
      case _ where scalar.isUnsafeInSource: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
      isBehindQuestionMark = scalar == "?"
    }
    return result + "\""
  }

  /// A universal character name, or octal digits for what must not have one.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    func padded(_ radix: Int, _ length: Int) -> String {
      let digits = String(scalar.value, radix: radix)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    switch scalar.value {
    case ..<0x80: return "\\" + padded(8, 3)
    case ..<0x10000: return "\\u" + padded(16, 4)
    default: return "\\U" + padded(16, 8)
    }
  }
}
