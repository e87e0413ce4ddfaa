/// Puts text into shell scripts so that nothing in it is expanded.
enum ShellQuoting {
  /// The text as one word of bash or zsh.
  static func posix(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// The text as one word of fish, where a backslash escapes also between single quotes.
  static func fish(_ text: String) -> String {
    "'" + escaping(text, where: { $0 == "'" || $0 == "\\" }) + "'"
  }

  /// The text with a backslash before every character that the condition names.
  static func escaping(_ text: String, where needsEscape: (Character) -> Bool) -> String {
    text.map { needsEscape($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// A name made of letters, digits and underscores for a path of commands.
  static func functionName(_ path: [String]) -> String {
    "_"
      + path.map { name in String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
      .joined(separator: "__")
  }
}
