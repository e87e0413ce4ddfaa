import Localization

/// Makes questions of what actions are called.
///
/// For example: `Order Soup?` of `Order Soup`
enum Question {
  /// The question, as the code has it.
  static func asking(_ text: String) -> String {
    isQuestion(text) ? text : text + "?"
  }

  /// The question in a language, with the marks that it is written with.
  static func asking(_ text: String, in language: LanguageName) -> String {
    guard !isQuestion(text) else { return text }
    let parts = language.identifier.split(separator: "-")
    switch parts.first {
    case "es", "ast", "gl": return "¿" + text + "?"
    case "el": return text + ";"
    case "ar", "fa", "ur", "ps", "ckb", "ug", "sd": return text + "؟"
    case "ja", "zh", "yue": return text + "？"
    case "hy": return text + "՞"
    // A space that does not break; not in Canada.
    case "fr" where parts.dropFirst().first != "CA": return text + "\u{A0}?"
    default: return text + "?"
    }
  }

  private static func isQuestion(_ text: String) -> Bool {
    text.last.map { "?？؟;՞".contains($0) } ?? false
  }
}
