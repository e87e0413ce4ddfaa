internal import IntentRules
internal import SourceDiagnostics

/// The documentation of the rules, made from what each rule says of itself.
public enum RuleGuide {
  /// All rules with severity and title, one a line.
  public static var list: String {
    let rules = RuleRegistry.all.map { $0.description }
    let slugWidth = rules.map(\.id.slug.utf8.count).max() ?? 0
    let severityWidth = RuleSeverity.allCases.map(\.rawValue.utf8.count).max() ?? 0
    return rules.map { rule in
      let slug = rule.id.slug.padded(to: slugWidth)
      return "\(slug)  \(rule.severity.rawValue.padded(to: severityWidth))  \(rule.title)\n"
    }.joined()
  }

  /// What a rule is about, as plain text; nil where there is none of the slug.
  ///
  /// - Parameters:
  ///   - slug: The slug, for example `duplicate-tag`.
  ///   - showsAllExamples: Whether all examples are shown, and not only the first of each kind.
  ///   - width: The number of characters of a line.
  /// - Returns: The text, which ends with a line feed.
  public static func explanation(of slug: String, showsAllExamples: Bool = true, width: Int = 80) -> String? {
    RuleRegistry.rule(slug).map {
      RuleExplanation(rule: $0.description, showsAllExamples: showsAllExamples, width: width).text
    }
  }

  /// The page about all rules, in Markdown.
  public static var reference: String { RuleReference().text }

  /// The JSON schema of `intentc.json`.
  public static var configurationSchema: String { ConfigurationSchema.text }
}

extension String {
  /// The text with blanks behind it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
