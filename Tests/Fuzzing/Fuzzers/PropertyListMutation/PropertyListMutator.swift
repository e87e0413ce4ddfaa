/// Changes a property list so that it mostly stays one.
///
/// A parser refuses most results of changing bytes at random, and nothing behind it is ever reached. Here the units are
/// the texts between two tags and whole elements, found by scanning, so any input will do.
struct PropertyListMutator {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// A changed copy, or nil where the input has nothing to change.
  mutating func mutated(_ input: [UInt8], words: (inout [UInt8]) -> Void) -> [UInt8]? {
    let texts = Self.texts(of: input)
    guard let text = texts.randomElement(using: &generator), let other = texts.randomElement(using: &generator) else {
      return nil
    }
    var result = input
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      // A text takes the place of another: names that exist, but not here.
      result.replaceSubrange(text, with: input[other])
    case 2:
      // The text itself is mutated; the caller knows words.
      var bytes = Array(input[text])
      words(&bytes)
      result.replaceSubrange(text, with: bytes.filter { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
    case 3:
      guard let element = Self.element(around: text, in: input) else { return nil }
      result.removeSubrange(element)
    case 4:
      guard let element = Self.element(around: text, in: input) else { return nil }
      result.insert(contentsOf: input[element], at: element.upperBound)
    default:
      guard let element = Self.element(around: text, in: input), let source = Self.element(around: other, in: input)
      else { return nil }
      result.replaceSubrange(element, with: input[source])
    }
    return result
  }

  /// The texts between a `>` and the next `<` that hold more than blanks.
  private static func texts(of input: [UInt8]) -> [Range<Int>] {
    var texts: [Range<Int>] = []
    var start: Int?
    var isBlank = true
    for (offset, byte) in input.enumerated() {
      switch byte {
      case UInt8(ascii: ">"):
        start = offset + 1
        isBlank = true
      case UInt8(ascii: "<"):
        if let start, !isBlank {
          texts.append(start..<offset)
        }
        start = nil
      case 0x09, 0x0A, 0x0D, 0x20: break
      default: isBlank = false
      }
    }
    return texts
  }

  /// What holds the text: a key together with its value, which may be a whole subtree, or else the single value.
  private static func element(around text: Range<Int>, in input: [UInt8]) -> Range<Int>? {
    guard let open = input[..<text.lowerBound].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let isKey = input[open...].starts(with: Array("<key>".utf8))
    guard let end = input[text.upperBound...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    guard isKey else { return open..<(end + 1) }
    guard let value = input[end...].firstIndex(of: UInt8(ascii: "<")),
      let valueEnd = elementEnd(from: value, in: input)
    else { return nil }
    return open..<valueEnd
  }

  /// The offset behind the element that starts at an offset.
  private static func elementEnd(from start: Int, in input: [UInt8]) -> Int? {
    var depth = 0
    var offset = start
    while let open = input[offset...].firstIndex(of: UInt8(ascii: "<")),
      let close = input[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      if input[open + 1] == UInt8(ascii: "/") {
        depth -= 1
      } else if input[close - 1] != UInt8(ascii: "/") {
        depth += 1
      }
      if depth <= 0 { return close + 1 }
      offset = close + 1
    }
    return nil
  }
}
