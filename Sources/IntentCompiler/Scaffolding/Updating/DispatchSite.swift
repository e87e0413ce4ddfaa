internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// The place for further cases in a method that gives each intent to its handler.
struct DispatchSite {
  /// What a method does with intents.
  private enum Form {
    /// It tells their classes apart with a `switch`.
    case `switch`
    /// It gives the same for all of them.
    case constant
  }

  /// Where cases go: in front of the one for everything else, or of the statement that gives the same for all intents.
  let site: InsertionSite

  /// Where questions go that ask for the version of the system: in front of all that the method does with intents.
  let front: InsertionSite

  /// What the method calls the intent.
  let subject: String

  private let form: Form

  /// Whether there is a `switch` over the classes of an intent.
  var isSwitch: Bool { form == .switch }

  /// The place in a method that is asked for handlers; nil where nothing can go in.
  init?(in method: SwiftMember) {
    guard method.method.name.value == "handler", method.method.labels == ["for"], let body = method.method.body else {
      return nil
    }
    let tokens = SwiftTokenText(body, of: method.owner.source).tokens
    if let places = Self.places(inSwitchOf: tokens, of: method, body: body) {
      form = .switch
      (site, front, subject) = places
    } else if let constantSite = Self.place(inConstant: tokens, of: method, body: body) {
      form = .constant
      site = constantSite
      front = constantSite
      subject = Self.parameterName(of: method, body: body)
    } else {
      return nil
    }
  }

  /// The lines that give intents to their handlers, with a `switch` around them where there is none.
  func lines(_ cases: [SwitchCase]) -> [UInt8] {
    switch form {
    case .switch:
      SwitchCaseText(cases).render(indentation: site.indentation, lineWidth: 120)
    case .constant:
      StatementText([.switch(.name(subject), cases + [SwitchCase(.default, [.break])])])
        .render(indentation: site.indentation, lineWidth: 120)
    }
  }

  // MARK: Places

  /// The name of the parameter, from `handler(for intent: INIntent)`.
  private static func parameterName(of method: SwiftMember, body: SourceRange) -> String {
    let range = SourceRange(method.method.name.range.lowerBound, body.lowerBound)
    let head = SwiftTokenText(range, of: method.owner.source).tokens
    guard let colon = head.firstIndex(where: { $0.elementsEqual(":".utf8) }), colon > 0 else { return "intent" }
    return String(decoding: head[colon - 1], as: UTF8.self).filter { $0 != "`" }
  }

  private static func isWord(_ tokens: [ArraySlice<UInt8>], _ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].elementsEqual(word.utf8)
  }

  private static func places(
    inSwitchOf tokens: [ArraySlice<UInt8>], of method: SwiftMember, body: SourceRange
  ) -> (site: InsertionSite, front: InsertionSite, subject: String)? {
    let file = method.owner.source
    let isWord = { (index: Int, word: String) in Self.isWord(tokens, index, word) }
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
        let start = tokens[first].startIndex
        let site = InsertionSite(
          in: file, block: tokens[first + 2].endIndex..<tokens[index].startIndex, start: start, lines: cases,
          isApart: false)
        let front = InsertionSite(
          in: file, block: (Int(body.lowerBound) + 1)..<start, start: Int(method.method.range.lowerBound),
          lines: [start], isApart: false)
        return (site, front, String(decoding: tokens[first + 1], as: UTF8.self).filter { $0 != "`" })
      }
    }
    return nil
  }

  /// The place in a body like `{ return self }`, which Xcode's template of an extension has.
  private static func place(
    inConstant tokens: [ArraySlice<UInt8>], of method: SwiftMember, body: SourceRange
  ) -> InsertionSite? {
    guard tokens.count == 4, isWord(tokens, 0, "{"), isWord(tokens, 1, "return"), isWord(tokens, 3, "}"),
      ["self", "nil"].contains(where: { isWord(tokens, 2, $0) })
    else { return nil }
    let start = tokens[1].startIndex
    return InsertionSite(
      in: method.owner.source, block: (Int(body.lowerBound) + 1)..<start, start: Int(method.method.range.lowerBound),
      lines: [start], isApart: false)
  }
}
