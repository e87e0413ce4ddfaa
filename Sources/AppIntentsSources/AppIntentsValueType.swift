/// The type of a parameter as it is written, taken apart.
package struct AppIntentsValueType: Sendable, Equatable {
  /// The type of one value without modules of the framework, for example `Measurement<UnitDuration>`.
  package let element: String

  /// Whether there are several values.
  package let isArray: Bool

  /// Whether there may be no value.
  package let isOptional: Bool

  /// Takes a type apart; nil for a tuple, a function or a dictionary.
  package init?(_ text: String) {
    var rest = text.filter { !$0.isWhitespace }[...]
    var isArray = false
    var isOptional = false
    // More layers than these make no parameter.
    for _ in 0..<4 {
      if let inner = rest.last.flatMap({ "?!".contains($0) ? rest.dropLast() : nil })
        ?? rest.content(of: "Optional<", ">") ?? rest.content(of: "Swift.Optional<", ">")
      {
        isOptional = isOptional || !isArray
        rest = inner
      } else if let inner = rest.content(of: "[", "]") ?? rest.content(of: "Array<", ">")
        ?? rest.content(of: "Swift.Array<", ">"), !inner.contains(":")
      {
        isArray = true
        rest = inner
      } else {
        break
      }
    }
    guard let first = rest.utf8.first, first != UInt8(ascii: "("), first != UInt8(ascii: "["), !rest.contains("->")
    else { return nil }
    var element = String(rest)
    for module in Self.modules where element.hasPrefix(module) { element.removeFirst(module.count) }
    self.element = element.replacing("<Foundation.", with: "<")
    self.isArray = isArray
    self.isOptional = isOptional
  }

  private static let modules = ["AppIntents.", "CoreLocation.", "Foundation.", "Swift."]
}

extension Substring {
  /// What stands between an opening and a closing piece.
  fileprivate func content(of opening: String, _ closing: String) -> Substring? {
    hasPrefix(opening) && hasSuffix(closing) ? dropFirst(opening.count).dropLast(closing.count) : nil
  }
}
