import TestSupport

/// Random JSON texts, with the odd forms that real ones rarely have.
struct RandomJSON {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  /// A whole document.
  mutating func document() -> [UInt8] {
    let start: [UInt8] = number(below: 20) == 0 ? [0xEF, 0xBB, 0xBF] : []
    return start + Array((blank() + value(depth: 0) + blank()).utf8)
  }

  /// A document that was damaged in up to three places.
  mutating func damagedDocument() -> [UInt8] {
    var bytes = document()
    for _ in 0...number(below: 3) where !bytes.isEmpty {
      let place = number(below: bytes.count)
      let end = min(bytes.count, place + 1 + number(below: 4))
      switch number(below: 5) {
      case 0: bytes[place] ^= 1 << UInt8(number(below: 8))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Array(pick(Self.strayTexts).utf8), at: place)
      }
    }
    return bytes
  }

  private static let strayTexts = [
    ",", ":", "\"", "'", "{", "}", "[", "]", "\\", "/", "//", "/**/", "0", "-", "+", ".", "e", "E9", "1e999", "NaN",
    "Infinity", "\u{0}", "\u{1F}", "\u{A0}", "\u{2028}", "\u{FEFF}", "\n", "\t", "\u{0C}", "\\u", "\\ud800", "\\x41",
    "true", "nul", "é", "🙂", "\"a\":1,\"a\":2",
  ]

  private mutating func blank() -> String {
    pick(["", "", "", " ", "\n", "\t", "\r\n", "  \r "])
  }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth > 5 ? 5 : 8) {
    case 0: return pick(["null", "true", "false"])
    case 1, 2: return numeral()
    case 3, 4: return text()
    case 5: return "[" + entries { $0.value(depth: depth + 1) } + "]"
    default:
      return "{" + entries { $0.key() + $0.blank() + ":" + $0.blank() + $0.value(depth: depth + 1) } + "}"
    }
  }

  private mutating func entries(_ entry: (inout RandomJSON) -> String) -> String {
    var text = blank()
    // Some objects are large enough to be searched in another way.
    for index in 0..<(number(below: 12) == 0 ? 30 : number(below: 5)) {
      text += (index == 0 ? "" : "," + blank()) + entry(&self) + blank()
    }
    return text
  }

  /// Keys are often the same, also where one is written with escapes.
  private mutating func key() -> String {
    number(below: 8) == 0 ? pick(["\"a\"", "\"\\u0061\"", "\"é\"", "\"e\u{301}\"", "\"\""]) : text()
  }

  private mutating func numeral() -> String {
    pick(["", "-"])
      + pick(["0", "1", "12", "9007199254740993", "18446744073709551616", String(number(below: 100_000))])
      + pick(["", "", ".0", ".5", ".0001", "." + String(number(below: 1_000_000_000))])
      + pick(["", "", "", "e1", "E+2", "e-7", "e22", "e-320", "e308", "e309"])
  }

  private mutating func text() -> String {
    var text = "\""
    for _ in 0..<number(below: 8) {
      text += pick([
        "a", "key", " ", "é", "名", "🙂", "e\u{301}", "\u{7F}", "\u{2028}", "\\n", "\\\"", "\\\\", "\\/", "\\b\\f\\r\\t",
        "\\u00e9", "\\uD83D\\uDE00", "\\u0000", "\\ud800", "\\udc00\\ud800", "%@", "//", "'",
        String(number(below: 100)),
      ])
    }
    return text + "\""
  }
}
