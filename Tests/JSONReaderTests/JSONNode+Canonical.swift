import JSONReader
import SourceDiagnostics

extension JSONNode {
  /// The value in a form that another program can write too: one letter for the kind, then the bits of a double or the
  /// bytes of a text in hexadecimal digits.
  var canonical: String {
    switch kind {
    case .null: "n"
    case .boolean: boolean == true ? "t" : "f"
    case .number:
      "d" + Self.digits((0..<8).map { UInt8(truncatingIfNeeded: (number ?? .nan).bitPattern >> (56 - 8 * $0)) })
    case .string: "s" + Self.digits(Array((string ?? "").utf8))
    case .array: "[" + elements.map(\.canonical).joined(separator: ",") + "]"
    case .object:
      "{"
        + members.map { "s" + Self.digits(Array($0.key.value.utf8)) + ":" + $0.value.canonical }
        .joined(separator: ",") + "}"
    }
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.hexadecimal, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The bytes in lower-case hexadecimal digits.
  var hexadecimal: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
