internal import IntentRules
internal import SourceDiagnostics

/// A rule as plain text, for a terminal.
struct RuleExplanation {
  let rule: RuleDescription
  let showsAllExamples: Bool
  let width: Int

  var text: String {
    var parts = [
      "\(rule.id.slug): \(rule.title)",
      "\(RuleReference.severity(of: rule)); looks at \(RuleReference.scope(of: rule)).",
      wrapped(rule.explanation),
      wrapped("Why: \(rule.rationale)"),
    ]
    if let fix = rule.fix { parts.append(wrapped("Fix (--fix): \(fix)")) }
    var hiddenCount = 0
    for (heading, examples) in [("Found", rule.triggering), ("Not found", rule.nonTriggering)] {
      let shown = showsAllExamples ? examples[...] : examples.prefix(1)
      hiddenCount += examples.count - shown.count
      parts += shown.map { example($0, heading) }
    }
    if hiddenCount > 0 { parts.append("\(hiddenCount.counted("more example")): --examples") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func example(_ example: RuleExample, _ heading: String) -> String {
    var text = heading + (example.caption.map { " (\($0))" } ?? "") + ":"
    for file in example.files {
      if file.level == nil { text += "\n\n    \(file.path)" }
      text += "\n\n" + indented(file.text)
    }
    if let message = example.message { text += "\n\n    → \(message)" }
    if let fixed = example.fixed {
      text += "\n\nafter --fix:"
      if fixed.level == nil { text += "\n\n    \(fixed.path)" }
      text += "\n\n" + indented(fixed.text)
    }
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  /// Paragraphs of Markdown as lines of text: links are shown as their words with the address behind them.
  private func wrapped(_ markdown: String) -> String {
    markdown.split(separator: "\n\n").map { paragraph in
      paragraph.replacing("\n- ", with: "\n\n- ").split(separator: "\n\n").map { wrappedLines(of: String($0)) }
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func wrappedLines(of paragraph: String) -> String {
    let indent = paragraph.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in Self.withoutMarkup(paragraph).split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The text of Markdown: links are shown as their words with the address behind them.
  static func withoutMarkup(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      guard let close = rest[open...].firstRange(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")")
      else {
        break
      }
      result +=
        rest[..<open] + rest[rest.index(after: open)..<close.lowerBound] + " <" + rest[close.upperBound..<end] + ">"
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest).filter { $0 != "`" }
  }
}
