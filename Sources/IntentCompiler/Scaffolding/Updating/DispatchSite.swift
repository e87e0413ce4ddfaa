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

  /// Where lines go: in front of the case for everything else, or of the statement that gives the same for all intents.
  let site: InsertionSite

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
    let file = method.owner.source
    let tokens = SwiftTokenText(body, of: file).tokens
    let head = SwiftTokenText(
      SourceRange(method.method.name.range.offsets.lowerBound..<body.offsets.lowerBound), of: file)
    subject = Self.subject(of: head.tokens)
    if let switchSite = Self.place(inSwitchOf: tokens, file) {
      form = .switch
      site = switchSite
    } else if let constantSite = Self.place(inConstant: tokens, body: body, file) {
      form = .constant
      site = constantSite
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
  private static func subject(of head: [ArraySlice<UInt8>]) -> String {
    guard let colon = head.firstIndex(where: { $0.elementsEqual(":".utf8) }), colon > 0 else { return "intent" }
    return String(decoding: head[colon - 1], as: UTF8.self).filter { $0 != "`" }
  }

  private static func isWord(_ tokens: [ArraySlice<UInt8>], _ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].elementsEqual(word.utf8)
  }

  private static func place(inSwitchOf tokens: [ArraySlice<UInt8>], _ file: SourceFile) -> InsertionSite? {
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
        return InsertionSite(
          in: file, block: tokens[first + 2].endIndex..<tokens[index].startIndex, start: tokens[first].startIndex,
          lines: cases, isApart: false)
      }
    }
    return nil
  }

  /// The place in a body like `{ return self }`, which Xcode's template of an extension has.
  private static func place(
    inConstant tokens: [ArraySlice<UInt8>], body: SourceRange, _ file: SourceFile
  ) -> InsertionSite? {
    guard tokens.count == 4, isWord(tokens, 0, "{"), isWord(tokens, 1, "return"), isWord(tokens, 3, "}"),
      ["self", "nil"].contains(where: { isWord(tokens, 2, $0) })
    else { return nil }
    return InsertionSite(
      in: file, block: tokens[0].endIndex..<tokens[1].startIndex, start: tokens[1].startIndex,
      lines: [tokens[1].startIndex], isApart: false)
  }
}
