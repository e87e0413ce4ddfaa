/// One term of a help page with its description.
struct HelpEntry {
  /// What the left column shows.
  ///
  /// For example: `-o, --output <dir>`.
  let term: String
  /// What the right column says.
  let text: String
  /// The words that a value may be, with their explanations.
  var choices: [Choice] = []
  /// The last words of the description, such as the default.
  var remark: String?

  /// The lines of the right column.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    let isExplained = choices.contains { !$0.explanation.isEmpty }
    let oneOf = isExplained || choices.isEmpty ? nil : "(one of " + choices.map(\.value).joined(separator: ", ") + ")"
    let sentence = isExplained ? text : [text, oneOf, remark].compactMap(\.self).joined(separator: " ")
    lines += TextWrapping.lines(of: sentence, width: width)
    guard isExplained else { return lines }
    let column = (choices.map(\.value.count).max() ?? 0) + 2
    for choice in choices {
      let explained = TextWrapping.lines(of: choice.explanation, width: max(width - column - 2, 16))
      lines.append("  " + (explained[0].isEmpty ? choice.value : choice.value.padded(to: column) + explained[0]))
      lines += explained.dropFirst().map { String(repeating: " ", count: column + 2) + $0 }
    }
    return lines + (remark.map { [$0] } ?? [])
  }
}

extension String {
  /// The text with spaces behind it up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
