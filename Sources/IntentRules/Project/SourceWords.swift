internal import SourceDiagnostics
internal import SwiftSourceReader

/// Where some words stand in the Swift and Objective-C files of a project; comments of Swift count for nothing.
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

    /// Whether a class is declared there, or another name of one.
    var declaresClass: Bool { ["class", "interface", "typealias"].contains(precedingWord) }
  }

  /// The places of each word that stands somewhere in code.
  private var codePlaces: [String: [Occurrence]] = [:]

  /// The places of each word that stands somewhere in a literal.
  private var literalPlaces: [String: [Occurrence]] = [:]

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

  /// The places of a word in code, interpolations of strings included; in a file with a string that has no end, in
  /// literals too.
  func places(of word: String) -> [Occurrence] { codePlaces[word] ?? [] }

  /// The places of a word in the text of literals; of Objective-C only those behind a quotation mark are known.
  func literalPlaces(of word: String) -> [Occurrence] { literalPlaces[word] ?? [] }

  /// The words that are declared as a class, or as another name of one.
  var declaredClasses: Set<String> {
    Set(codePlaces.filter { _, occurrences in occurrences.contains(where: \.declaresClass) }.keys)
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
      let occurrence = Self.occurrence(start..<position, in: source)
      var isInLiteral = occurrence.precedingByte == UInt8(ascii: "\"")
      var isInCode = !isInLiteral
      if !source.isObjectiveC {
        let ranges = code ?? SwiftCodeRanges(in: source)
        code = ranges
        guard let part = ranges.part(at: UInt32(start)) else { continue }
        isInLiteral = part == .literal
        isInCode = part == .code || !ranges.isComplete
      }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if isInCode { Self.add(occurrence, of: word, to: &codePlaces) }
      if isInLiteral { Self.add(occurrence, of: word, to: &literalPlaces) }
    }
  }

  private static func add(_ occurrence: Occurrence, of word: String, to places: inout [String: [Occurrence]]) {
    guard (places[word]?.count ?? 0) < placeCount else { return }
    places[word, default: []].append(occurrence)
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
