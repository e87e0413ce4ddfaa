internal import IntentSemantics

/// A token of a sentence that touches a letter or digit.
struct GluedToken {
  let token: FormatToken

  /// Where it stands in the sentence, as UTF-8 offsets.
  let range: Range<Int>

  /// Whether the byte in front of it is a letter or digit.
  let isGluedBefore: Bool

  /// Whether the byte behind it is a letter or digit.
  let isGluedBehind: Bool

  /// Those of a sentence; none in a script that does not part words by blanks.
  static func all(in sentence: String) -> [GluedToken] {
    guard sentence.utf8.contains(UInt8(ascii: "$")), sentence.hasWordSpacing else { return [] }
    let bytes = Array(sentence.utf8)
    return TokenScanner(sentence).compactMap { occurrence in
      guard occurrence.flaw == nil, let token = occurrence.token else { return nil }
      let (start, end) = (occurrence.range.lowerBound, occurrence.range.upperBound)
      let before = start > 0 && bytes[start - 1].isLetterOrDigit
      let behind = end < bytes.count && bytes[end].isLetterOrDigit && !isPlural(at: end, in: bytes)
      guard before || behind else { return nil }
      return GluedToken(token: token, range: occurrence.range, isGluedBefore: before, isGluedBehind: behind)
    }
  }

  /// Whether an `s` alone follows.
  private static func isPlural(at offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[offset] == UInt8(ascii: "s") && !(offset + 1 < bytes.count && bytes[offset + 1].isLetterOrDigit)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      false
    }
  }
}
