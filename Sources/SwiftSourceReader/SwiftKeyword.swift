/// The words that matter where declarations stand.
enum SwiftKeyword {
  /// What may stand in front of a declaration; `class` can be one too.
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
    "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "indirect",
    "nonisolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing", "__consuming", "isolated",
  ]

  /// What may stand in parentheses behind a modifier.
  static let modifierArguments: Set<String> = ["set", "safe", "unsafe", "nonsending"]

  /// The reserved words that start a declaration, so that a header in front of them is over.
  static let declarations: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "struct", "class",
    "enum", "protocol", "extension", "import", "operator", "precedencegroup", "static", "public", "private",
    "fileprivate", "internal",
  ]

  /// The words that go on with the header of a function.
  static let signatureWords: Set<String> = ["async", "reasync", "throws", "rethrows", "where"]

  /// The words that no name of a type is, so that `actor` in front of them is no keyword.
  static let reserved: Set<String> = declarations.union([
    "is", "as", "in", "if", "else", "for", "while", "switch", "return", "throw", "throws", "where", "guard", "self",
  ])
}
