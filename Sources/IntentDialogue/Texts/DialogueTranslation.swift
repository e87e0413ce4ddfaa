/// What a table has for a text.
public enum DialogueTranslation: Sendable, Hashable {
  /// One wording, with its tokens.
  case text(String)
  /// A wording with parts that depend on numbers: `%#@count@` stands for the part of the variable `count`.
  case plural(format: String, variables: [DialoguePluralVariable])

  /// Whether there is nothing to say.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .plural(let format, _): format.isEmpty
    }
  }
}
