/// One term of a reference with its description: an operand, a command or an option.
struct HelpEntry {
  /// What the term stands for, for formats that mark it up.
  let subject: HelpSubject
  /// What the left column shows.
  ///
  /// For example: `-o, --output <dir>`.
  let term: String
  /// What the right column says.
  let text: String
  /// The words that a value may be, with their explanations.
  var choices: [Choice] = []
  /// What holds without the option.
  var defaultText: String?

  /// Whether the choices need lines of their own.
  var hasExplainedChoices: Bool { choices.contains { !$0.explanation.isEmpty } }

  /// The default as the last words of the description.
  var remark: String? { defaultText.map { "(default: \($0))" } }

  /// The lines of the right column.
  func lines(width: Int) -> [String] {
    guard hasExplainedChoices else {
      let list = choices.isEmpty ? nil : "(one of " + choices.map(\.value).joined(separator: ", ") + ")"
      return TextWrapping.lines(of: [text, list, remark].compactMap(\.self).joined(separator: " "), width: width)
    }
    let column = (choices.map(\.value.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: column + 2)
    var lines = TextWrapping.lines(of: text, width: width)
    for choice in choices {
      let explained = TextWrapping.lines(of: choice.explanation, width: max(width - margin.count, 16))
      lines.append("  " + (explained[0].isEmpty ? choice.value : choice.value.padded(to: column) + explained[0]))
      lines += explained.dropFirst().map { margin + $0 }
    }
    return lines + (remark.map { TextWrapping.lines(of: $0, width: width) } ?? [])
  }
}
