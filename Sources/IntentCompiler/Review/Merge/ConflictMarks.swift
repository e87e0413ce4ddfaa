internal import PropertyListReader
internal import SourceDiagnostics

/// Takes the marks of conflicts out of a common ancestor.
///
/// Where two branches have several common ancestors, git merges these first, and what they do not agree on stands
/// between marks in the result.
enum ConflictMarks {
  /// The lines of a conflict so far.
  private struct Conflict {
    let size: Int
    var ours: [ArraySlice<UInt8>] = []
    var base: [ArraySlice<UInt8>]?
    var theirs: [ArraySlice<UInt8>]?

    mutating func add(_ lines: [ArraySlice<UInt8>]) {
      if theirs != nil {
        theirs?.append(contentsOf: lines)
      } else if base != nil {
        base?.append(contentsOf: lines)
      } else {
        ours += lines
      }
    }

    /// What is known to be right: what was there before either; where that is not told, our side.
    var resolved: [ArraySlice<UInt8>] { base ?? ours }
  }

  /// The file without conflicts: of each, what was there before.
  ///
  /// A file without marks stays as it is, and so does one whose marks do not belong together. With the value that neither side has written, the choice between both is still a change of each.
  static func resolved(_ source: SourceFile) -> SourceFile {
    guard source.bytes.hasLine(startingWith: "<<<<<<<") else { return source }
    var open: [Conflict] = []
    var result: [ArraySlice<UInt8>] = []
    var isMarked = false
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.bytes.count
      let line = source.bytes[start..<end]
      start = end
      let mark = mark(of: line)
      switch (mark?.character, open.last) {
      case (UInt8(ascii: "<"), _):
        open.append(Conflict(size: mark?.size ?? 0))
        isMarked = true
      case (UInt8(ascii: "|"), let conflict?) where conflict.size == mark?.size && conflict.base == nil:
        open[open.count - 1].base = []
      case (UInt8(ascii: "="), let conflict?) where conflict.size == mark?.size && conflict.theirs == nil:
        open[open.count - 1].theirs = []
      case (UInt8(ascii: ">"), let conflict?) where conflict.size == mark?.size && conflict.theirs != nil:
        open.removeLast()
        if open.isEmpty { result += conflict.resolved } else { open[open.count - 1].add(conflict.resolved) }
      case (_, nil): result.append(line)
      default: open[open.count - 1].add([line])
      }
    }
    guard isMarked, open.isEmpty else { return source }
    return SourceFile(path: source.path, bytes: Array(result.joined()))
  }

  /// The character of a mark and how often it stands there, seven times at least; nil for any other line.
  private static func mark(of line: ArraySlice<UInt8>) -> (character: UInt8, size: Int)? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let size = line.prefix { $0 == first }.count
    guard size >= 7, [0x20, 0x0A, 0x0D].contains(line.dropFirst(size).first ?? 0x0A) else { return nil }
    return (first, size)
  }
}
