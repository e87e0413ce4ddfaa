/// The words that Swift reserves, by the place at which a name stands.
///
/// The compiler decides: the tests type-check every keyword at every position, bare and in back-ticks.
package enum SwiftIdentifier {
  /// Words that are reserved wherever a name stands on its own.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that may stand before a type and are taken for that rather than for a type's name.
  static let wordsBeforeTypes: Set<String> = ["any", "async", "await", "each", "nonisolated", "some"]

  /// Words that a block may start with, and then are taken for an observer of a property rather than for a name.
  private static let observers: Set<String> = ["didSet", "willSet"]

  /// The number of letters of the longest reserved word, `precedencegroup`.
  private static let longestWord = 15

  /// Whether the name must stand in back-ticks at the position.
  package static func isReserved(_ name: String, at position: IdentifierPosition) -> Bool {
    guard name.utf8.count <= longestWord else { return false }
    switch position {
    case .variable:
      return keywords.contains(name) || name == "Type" || name == "Protocol"
    case .binding:
      return keywords.contains(name) || observers.contains(name) || name == "await" || name == "unsafe"
    case .function:
      return keywords.contains(name)
    case .parameter:
      return name == "inout" || name == "let" || name == "var"
    case .label:
      return name == "inout"
    case .member:
      return name == "init" || name == "self"
    case .expression:
      return keywords.contains(name) || observers.contains(name) || name == "await"
    case .type:
      return keywords.contains(name) || wordsBeforeTypes.contains(name)
    }
  }

  /// The name as it is written at the position.
  ///
  /// For example, `default` gives `` `default` `` for a variable and `default` behind a dot.
  package static func escaped(_ name: String, at position: IdentifierPosition) -> String {
    isReserved(name, at: position) ? "`\(name)`" : name
  }
}
