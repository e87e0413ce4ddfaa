internal import SourceDiagnostics
internal import SwiftSourceReader

/// The places for further intents in a method that gives each intent to its handler.
struct DispatchSite {
  /// Where cases go: in front of the one for everything else.
  let site: InsertionSite

  /// Where questions go that ask for the version of the system: in front of the `switch`.
  let front: InsertionSite

  /// What the `switch` is over.
  let subject: String

  /// The place in a method with a `switch` over the classes of an intent; nil where there is no such thing.
  init?(in method: SwiftMember) {
    guard method.method.name.value == "handler", method.method.labels == ["for"], let body = method.method.body else {
      return nil
    }
    let file = method.owner.source
    let tokens = SwiftTokenText(body, of: file).tokens
    let isWord = { (index: Int, word: String) in
      tokens.indices.contains(index) && tokens[index].elementsEqual(word.utf8)
    }
    guard let first = tokens.indices.first(where: { isWord($0, "switch") && isWord($0 + 2, "{") }) else { return nil }
    var cases: [Int] = []
    var depth = 0
    var conditionCount = 0
    for index in tokens.indices[(first + 3)...] {
      if ["{", "(", "["].contains(where: { isWord(index, $0) }) {
        depth += 1
      } else if ["}", ")", "]"].contains(where: { isWord(index, $0) }) {
        depth -= 1
      }
      if isWord(index, "#if") || (isWord(index, "#") && isWord(index + 1, "if")) {
        conditionCount += 1
      } else if isWord(index, "#endif") || (isWord(index, "#") && isWord(index + 1, "endif")) {
        conditionCount -= 1
      }
      guard depth >= 0 else { return nil }
      guard depth == 0 else { continue }
      if isWord(index, "case") {
        // One over values has no place for a class.
        guard isWord(index + 1, "is") else { return nil }
        cases.append(tokens[index].startIndex)
      } else if isWord(index, "default"), isWord(index + 1, ":") {
        guard !cases.isEmpty, conditionCount == 0 else { return nil }
        site = InsertionSite(
          in: file, block: tokens[first + 2].endIndex..<tokens[index].startIndex, start: tokens[first].startIndex,
          lines: cases, isApart: false)
        let start = tokens[first].startIndex
        front = InsertionSite(
          in: file, block: (Int(body.lowerBound) + 1)..<start, start: Int(method.method.range.lowerBound),
          lines: [start], isApart: false)
        subject = String(decoding: tokens[first + 1], as: UTF8.self).filter { $0 != "`" }
        return
      }
    }
    return nil
  }
}
