internal import SourceDiagnostics
internal import SwiftSourceReader

/// A `switch` that tells the classes of an intent apart, in a method that is asked for handlers.
///
/// For example: `switch intent { case is OrderSoupIntent: return OrderSoupHandler() … default: return nil }`
struct DispatchSwitch {
  /// A case.
  struct Case {
    /// Where it starts.
    let start: Int

    /// What stands between `case` and the colon; empty for that of everything else.
    let pattern: [ArraySlice<UInt8>]

    /// What it does.
    let body: [ArraySlice<UInt8>]
  }

  /// The cases that name classes, at least one.
  let cases: [Case]

  /// The case for everything else.
  let other: Case

  /// What the intent is called.
  let subject: String

  /// Whether it is an expression.
  let isValue: Bool

  /// Where it starts.
  let start: Int

  /// Where its cases start: behind the opening brace.
  let blockStart: Int

  /// What stands in front of it and behind it in the method.
  let surroundings: (front: [ArraySlice<UInt8>], back: [ArraySlice<UInt8>])

  /// The first `switch` of a body with braces; nil where it is over something else or has no case for everything else.
  init?(in tokens: [ArraySlice<UInt8>]) {
    let isWord = { (index: Int, word: String) in
      tokens.indices.contains(index) && tokens[index].elementsEqual(word.utf8)
    }
    guard let first = tokens.indices.first(where: { isWord($0, "switch") && isWord($0 + 2, "{") }) else { return nil }
    // Where cases start, their colons are, and they end.
    var found: [(start: Int, colon: Int?, end: Int)] = []
    var otherIndex: Int?
    var depth = 0
    var conditionCount = 0
    var end: Int?
    for index in tokens.indices[(first + 3)...] {
      if ["{", "(", "["].contains(where: { isWord(index, $0) }) {
        depth += 1
      } else if ["}", ")", "]"].contains(where: { isWord(index, $0) }) {
        depth -= 1
      }
      let isDirective = tokens[index].first == UInt8(ascii: "#") && depth == 0
      if isWord(index, "#if") || (isWord(index, "#") && isWord(index + 1, "if")) { conditionCount += 1 }
      if isWord(index, "#endif") || (isWord(index, "#") && isWord(index + 1, "endif")) { conditionCount -= 1 }
      let isDefault = depth == 0 && isWord(index, "default") && isWord(index + 1, ":")
      let isCase = depth == 0 && isWord(index, "case")
      if let last = found.indices.last {
        if depth < 0 || isDirective || isDefault || isCase {
          found[last].end = min(found[last].end, index)
        } else if depth == 0, found[last].colon == nil, isWord(index, ":") {
          found[last].colon = index
        }
      }
      if depth < 0 {
        end = index
        break
      }
      if isCase {
        // One over values has no place for a class, and nothing goes in behind the case for everything else.
        guard isWord(index + 1, "is"), otherIndex == nil else { return nil }
        found.append((index, nil, tokens.count))
      } else if isDefault {
        guard !found.isEmpty, conditionCount == 0, otherIndex == nil else { return nil }
        otherIndex = found.count
        found.append((index, index + 1, tokens.count))
      }
    }
    guard let end, let otherIndex else { return nil }
    let all = found.map { part in
      let colon = part.colon ?? part.end
      return Case(
        start: tokens[part.start].startIndex, pattern: Array(tokens[min(part.start + 1, colon)..<colon]),
        body: Array(tokens[min(colon + 1, part.end)..<part.end]))
    }
    cases = Array(all[..<otherIndex])
    other = all[otherIndex]
    subject = String(decoding: tokens[first + 1], as: UTF8.self).filter { $0 != "`" }
    start = tokens[first].startIndex
    blockStart = tokens[first + 2].endIndex
    surroundings = (Array(tokens[..<first]), Array(tokens[(end + 1)...]))
    let isAlone = first == 1 && end + 2 == tokens.count
    let isImplicitReturn = isAlone && all.allSatisfy { body in !body.body.contains { $0.elementsEqual("return".utf8) } }
    isValue = ["=", "return", "(", ","].contains { isWord(first - 1, $0) } || isImplicitReturn
  }

  /// Whether nothing else is asked for the intents that no case is for: no other function is called, apart from those that
  /// make handlers or end the program.
  var isComplete: Bool {
    [surroundings.front, other.body, surroundings.back].allSatisfy { tokens in
      !zip(tokens, tokens.dropFirst()).contains { called, bracket in
        bracket.elementsEqual("(".utf8) && (called.first.map(Self.startsFunction) ?? false)
          && !["available", "#available", "fatalError"].contains { called.elementsEqual($0.utf8) }
      }
    }
  }

  /// Whether a word starts like the name of a function, and not like that of a type.
  private static func startsFunction(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }

  /// The words of the method that may be names of intents for which it gives something.
  var givingWords: [ArraySlice<UInt8>] {
    let giving = cases.filter { !DispatchAnswer.isNothing($0.body) }
    return surroundings.front + giving.flatMap { $0.pattern + $0.body } + other.body + surroundings.back
  }

  /// The words of cases that give nothing, whatever the intent is like.
  var refusedWords: [ArraySlice<UInt8>] {
    cases.filter { part in
      DispatchAnswer.isNothing(part.body) && !part.pattern.contains { $0.elementsEqual("where".utf8) }
    }.flatMap(\.pattern)
  }
}
