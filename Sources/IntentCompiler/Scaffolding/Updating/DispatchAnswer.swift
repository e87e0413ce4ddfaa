internal import SwiftCode

/// How the cases of a `switch` over intents give handlers.
enum DispatchAnswer: Equatable {
  /// They return them: `return OrderSoupHandler()`
  case returned
  /// They are values of the `switch`: `OrderSoupHandler()`
  case value
  /// They put them into a variable: `handler = OrderSoupHandler()`
  case assigned(to: String)

  /// How cases with such bodies give handlers; nil where they differ, or where none of them gives any.
  ///
  /// - Parameters:
  ///   - bodies: The tokens behind the colons.
  ///   - isValue: Whether the `switch` is an expression.
  init?(of bodies: [[ArraySlice<UInt8>]], isValue: Bool) {
    if isValue {
      self = .value
      return
    }
    let answers = bodies.compactMap(Self.answer)
    guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
    self = first
  }

  /// A case that returns a handler, as one that gives it like the others.
  func applied(to written: SwitchCase) -> SwitchCase {
    let body = written.body.map { statement -> Statement in
      switch (self, statement) {
      case (.value, .return(let handler?)): .expression(handler)
      case (.assigned(let name), .return(let handler?)): .assignment(to: .name(name), handler)
      default: statement
      }
    }
    return SwitchCase(written.pattern, condition: written.condition, body)
  }

  /// Whether a body of a case gives nothing, as `return nil` does.
  static func isNothing(_ body: [ArraySlice<UInt8>]) -> Bool {
    let words = body.map { String(decoding: $0, as: UTF8.self) }
    return [["return", "nil"], ["nil"], ["break"]].contains(words) || words.suffix(2) == ["=", "nil"]
  }

  private static func answer(_ body: [ArraySlice<UInt8>]) -> DispatchAnswer? {
    let isReturn = { (token: ArraySlice<UInt8>) in token.elementsEqual("return".utf8) }
    if statements(of: body).contains(where: isReturn) { return .returned }
    if let name = assignedName(body) { return .assigned(to: name) }
    return body.contains(where: isReturn) ? .returned : nil
  }

  /// The tokens that are in no brackets.
  private static func statements(of body: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var depth = 0
    return body.filter { token in
      if ["(", "[", "{"].contains(where: { token.elementsEqual($0.utf8) }) { depth += 1 }
      if [")", "]", "}"].contains(where: { token.elementsEqual($0.utf8) }) { depth -= 1 }
      return depth == 0
    }
  }

  /// The variable that a body begins with putting something into.
  private static func assignedName(_ body: [ArraySlice<UInt8>]) -> String? {
    guard body.count > 2, body[1].elementsEqual("=".utf8), !body[2].elementsEqual("=".utf8),
      let first = body[0].first, first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || first >= UInt8(ascii: "A")
    else { return nil }
    return String(decoding: body[0], as: UTF8.self).filter { $0 != "`" }
  }
}
