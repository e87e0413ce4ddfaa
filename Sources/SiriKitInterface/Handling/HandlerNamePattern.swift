/// How the name of a handler is made of its intent's.
package struct HandlerNamePattern: Sendable, Equatable {
  /// The text with the places `{class}` and `{intent}`.
  ///
  /// For example: `{class}Handler`
  package let text: String

  /// The name that Apple's samples use: `OrderSoupIntentHandler`.
  package static let standard = HandlerNamePattern(unchecked: "{class}Handler")

  /// A pattern; nil where it has no place, so that all handlers would have one name, or gives no identifiers.
  package init?(_ text: String) {
    guard text.contains("{class}") || text.contains("{intent}") else { return nil }
    self.init(unchecked: text)
    let sample = name(className: "A", intentName: "A")
    guard let first = sample.unicodeScalars.first, Self.isLetter(first),
      sample.unicodeScalars.allSatisfy({ Self.isLetter($0) || ("0"..."9").contains($0) })
    else { return nil }
  }

  /// What is wrong with a text that is no pattern.
  package static func problem(with text: String) -> String {
    let places = text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { "{" + part[..<$0] + "}" }
    }
    if let unknown = places.first(where: { $0 != "{class}" && $0 != "{intent}" }) {
      return "handler name '\(text)' has an unknown place '\(unknown)'"
    }
    return text.contains("{class}") || text.contains("{intent}")
      ? "handler name '\(text)' gives no valid identifiers"
      : "handler name '\(text)' gives all handlers the same name"
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// The name of the handler of an intent.
  package func name(className: String, intentName: String) -> String {
    var name = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      name += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{class}") {
        name += className
        rest = rest.dropFirst("{class}".count)
      } else if rest.hasPrefix("{intent}") {
        name += intentName
        rest = rest.dropFirst("{intent}".count)
      } else {
        name += "{"
        rest = rest.dropFirst()
      }
    }
    return name + rest
  }

  private static func isLetter(_ scalar: UnicodeScalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
