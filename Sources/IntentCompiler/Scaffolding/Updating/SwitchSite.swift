internal import SourceDiagnostics
internal import SwiftSourceReader

/// The place for further cases in the `switch` over outcomes that is all a method does.
struct SwitchSite {
  /// Where cases go: in front of the one that stands for every other code, else behind all.
  let site: InsertionSite

  /// The method that has the `switch`.
  let method: SwiftMember

  /// The place in a method that, the cases aside, has the body of a new one.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - written: The body of a new method.
  ///   - otherName: The case that stands for every code without a case of its own.
  init?(in method: SwiftMember, like written: SwiftTokenText, otherName: String) {
    guard let body = method.method.body else { return nil }
    let file = method.owner.source
    let tokens = SwiftTokenText(body, of: file).tokens
    guard let own = Self.casesRange(of: tokens), let new = Self.casesRange(of: written.tokens),
      tokens[..<own.lowerBound] == written.tokens[..<new.lowerBound],
      tokens[own.upperBound...] == written.tokens[new.upperBound...]
    else { return nil }
    let cases = Self.cases(of: tokens, in: own)
    guard !cases.isEmpty else { return nil }
    let other = cases.last { index in
      tokens[index].elementsEqual("default".utf8)
        || (index + 2 < own.upperBound && tokens[index + 1].elementsEqual(".".utf8)
          && ["\(otherName)", "`\(otherName)`"].contains { tokens[index + 2].elementsEqual($0.utf8) })
    }
    let end = other.map { tokens[$0].startIndex } ?? tokens[own.upperBound].startIndex
    self.method = method
    site = InsertionSite(
      in: file, block: tokens[own.lowerBound - 1].endIndex..<end, start: tokens[0].startIndex,
      lines: cases.map { tokens[$0].startIndex }, isApart: false)
  }

  /// The tokens between the braces of the first `switch`.
  private static func casesRange(of tokens: [ArraySlice<UInt8>]) -> Range<Int>? {
    guard let first = tokens.firstIndex(where: { $0.elementsEqual("switch".utf8) }),
      let opening = tokens[first...].firstIndex(where: { $0.elementsEqual("{".utf8) })
    else { return nil }
    var depth = 0
    for index in opening..<tokens.count {
      if tokens[index].elementsEqual("{".utf8) { depth += 1 }
      if tokens[index].elementsEqual("}".utf8) { depth -= 1 }
      if depth == 0 { return (opening + 1)..<index }
    }
    return nil
  }

  /// Where cases start that belong to no inner statement and that no condition keeps from being compiled.
  private static func cases(of tokens: [ArraySlice<UInt8>], in range: Range<Int>) -> [Int] {
    let isWord = { (index: Int, words: [String]) in words.contains { tokens[index].elementsEqual($0.utf8) } }
    var depth = 0
    var found: [Int] = []
    for index in range {
      if isWord(index, ["{", "(", "["]) { depth += 1 }
      if isWord(index, ["}", ")", "]"]) { depth -= 1 }
      if isWord(index, ["#if", "#"]) { return [] }
      guard depth == 0, isWord(index, ["case", "default"]), !isWord(index - 1, ["if", "guard", "while", "for", ","])
      else { continue }
      found.append(index)
    }
    return found
  }
}
