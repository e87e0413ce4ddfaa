internal import SourceDiagnostics
internal import SwiftSourceReader

/// The words of a list that the code of a Swift file has, comments and strings aside.
struct CodeWords {
  /// The words.
  private(set) var found: Set<String> = []

  /// Looks for words; takes time in proportion to the size of the file.
  init(_ words: Set<String>, in source: SourceFile) {
    let ranges = SwiftCodeRanges(in: source)
    let bytes = source.bytes
    var position = 0
    while position < bytes.count {
      guard Self.isPartOfWord(bytes[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if words.contains(word), ranges.part(at: UInt32(start)) == .code { found.insert(word) }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
