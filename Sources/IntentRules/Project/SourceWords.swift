internal import SourceDiagnostics
internal import SwiftSourceReader

/// Where some words stand in the Swift and Objective-C files of a project, texts included; comments of Swift count for
/// nothing.
///
/// It tells whether something is there that the types alone do not show, such as an alias or a macro.
struct SourceWords {
  /// A place where a word stands.
  struct Occurrence {
    let source: SourceFile
    let range: SourceRange

    /// The word in front of it, for example `class`; empty where there is none on the same line.
    let precedingWord: String

    /// The last character in front of it that is no blank; 0 at the start of a file.
    let precedingByte: UInt8
  }

  /// The places of each word that stands somewhere.
  private var places: [String: [Occurrence]] = [:]

  /// A word that stands everywhere need not be found everywhere.
  private static let placeCount = 200

  /// Looks for words in all files; takes time in proportion to their size.
  init(_ words: Set<String>, in project: CheckedProject) {
    let wanted = Set(words.filter { !$0.isEmpty }.map { Array($0.utf8)[...] })
    guard !wanted.isEmpty else { return }
    let lengths = Set(wanted.map(\.count))
    for source in project.swiftSources + project.objectiveCSources {
      search(source, for: wanted, lengths: lengths)
    }
  }

  /// The places of a word.
  func places(of word: String) -> [Occurrence] { places[word] ?? [] }

  /// The words that are declared as a class, or as another name of one.
  var declaredClasses: Set<String> {
    Set(
      places.filter { _, occurrences in
        occurrences.contains { ["class", "interface", "typealias"].contains($0.precedingWord) }
      }.keys)
  }

  private mutating func search(_ source: SourceFile, for wanted: Set<ArraySlice<UInt8>>, lengths: Set<Int>) {
    let bytes = source.bytes
    // Few files have one of the words, so comments are looked for only then.
    var code: SwiftCodeRanges?
    var position = 0
    while position < bytes.count {
      guard bytes[position].isWordByte else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position].isWordByte { position += 1 }
      guard lengths.contains(position - start), wanted.contains(bytes[start..<position]) else { continue }
      if !source.isObjectiveC {
        let ranges = code ?? SwiftCodeRanges(in: source)
        code = ranges
        guard ranges.contains(UInt32(start)) else { continue }
      }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if (places[word]?.count ?? 0) < Self.placeCount {
        places[word, default: []].append(Self.occurrence(start..<position, in: source))
      }
    }
  }

  private static func occurrence(_ range: Range<Int>, in source: SourceFile) -> Occurrence {
    let bytes = source.bytes
    var end = range.lowerBound
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isWordByte { start -= 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    while end > 0, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
    return Occurrence(
      source: source, range: SourceRange(range), precedingWord: word, precedingByte: end > 0 ? bytes[end - 1] : 0)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
