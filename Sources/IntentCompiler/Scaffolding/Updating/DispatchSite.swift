internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// The place for further cases in a method that gives each intent to its handler.
struct DispatchSite {
  /// What a method does with intents.
  private enum Form {
    /// It tells their classes apart with a `switch`.
    case `switch`(DispatchAnswer)
    /// It gives the same for all of them.
    case constant
  }

  /// Where cases go: in front of the one for everything else, or of the statement that gives the same for all intents.
  let site: InsertionSite

  /// Where questions go that ask for the version of the system: in front of all that the method does with intents; nil
  /// where what they return would pass over something.
  let front: InsertionSite?

  /// What the method calls the intent.
  let subject: String

  private let form: Form

  /// The place in a method that is asked for handlers; nil where nothing can go in.
  init?(in method: SwiftMember) {
    guard method.method.givesHandlers, let body = method.method.body else { return nil }
    let tokens = SwiftTokenText(body, of: method.owner.source).tokens
    if let dispatch = DispatchSwitch(in: tokens) {
      guard let answer = DispatchAnswer(of: dispatch.cases.map(\.body), isValue: dispatch.isValue) else { return nil }
      form = .switch(answer)
      site = Self.place(in: dispatch, of: method)
      front = answer == .returned ? Self.front(of: dispatch.start, in: method, body: body) : nil
      subject = dispatch.subject
    } else if Self.constants.contains(tokens.map { String(decoding: $0, as: UTF8.self) }) {
      form = .constant
      site = Self.front(of: tokens[1].startIndex, in: method, body: body)
      front = site
      subject = Self.parameterName(of: method, body: body)
    } else {
      return nil
    }
  }

  /// Whether a case can go in: one that is compiled under a condition has no place in an expression.
  func accepts(_ written: SwitchCase) -> Bool {
    if case .switch(.value) = form { written.condition == nil } else { true }
  }

  /// The lines that give intents to their handlers, with a `switch` around them where there is none.
  func lines(_ cases: [SwitchCase]) -> [UInt8] {
    switch form {
    case .switch(let answer):
      SwitchCaseText(cases.map(answer.applied)).render(indentation: site.indentation, lineWidth: 120)
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

  private static func place(
    in dispatch: DispatchSwitch, of method: SwiftMember
  ) -> InsertionSite {
    InsertionSite(
      in: method.owner.source, block: dispatch.blockStart..<dispatch.other.start, start: dispatch.start,
      lines: dispatch.cases.map(\.start), isApart: false)
  }

  /// The place in front of the statement of a body that starts at an offset.
  private static func front(of start: Int, in method: SwiftMember, body: SourceRange) -> InsertionSite {
    InsertionSite(
      in: method.owner.source, block: (Int(body.lowerBound) + 1)..<start, start: Int(method.method.range.lowerBound),
      lines: [start], isApart: false)
  }

  /// The bodies that give the same for all intents; that with `self` is in Xcode's template of an extension.
  private static let constants = [["{", "return", "self", "}"], ["{", "return", "nil", "}"]]
}
