internal import IntentRules
internal import SourceDiagnostics

/// The page about all rules.
struct RuleReference {
  var text: String {
    var text = """
      # Diagnostics

      <!-- Written by `intentc documentation diagnostics` from what the rules say of themselves; `make docs` writes it anew. -->

      Everything that `intentc` can say about its inputs and outputs. Each kind of finding is a rule with a slug, which
      stands in square brackets at the end of the message and does not change between versions.
      `intentc explain SLUG` prints what this page says of a rule.

      | severity | what it means |
      |---|---|
      | error | the exit status is 1, and no code is generated |
      | warning | look at it; `--strict` makes it an error |
      | note | for information: shown with `--notes`, otherwise counted in the last line |
      | off | not looked for, unless the rule is named on the command line or in the configuration |

      A severity can be set for each rule, by option (`--error`, `--warn`, `--note`, `--ignore`) or in
      [`intentc.json`](configuration.md). In the examples a `↓` stands in front of what a finding points at; only the part
      of a definition that matters is shown.


      """
    for scope in RuleScope.allCases {
      text += "- [\(Self.heading(of: scope))](#\(Self.heading(of: scope).lowercased().replacing(" ", with: "-")))\n"
    }
    for scope in RuleScope.allCases {
      text += "\n## \(Self.heading(of: scope))\n\n"
      let rules = RuleRegistry.all.map { $0.description }.filter { $0.scope == scope }
      text += "| rule | severity | finds | fix |\n|---|---|---|---|\n"
      for rule in rules {
        text += "| [`\(rule.id.slug)`](#\(rule.id.slug)) | \(rule.severity.rawValue) | \(rule.title) | "
        text += rule.fix == nil ? "|\n" : "yes |\n"
      }
      for rule in rules {
        text += "\n" + section(of: rule)
      }
    }
    return text
  }

  /// What reports for code scanning say of rules.
  static func metadata(of ids: Set<DiagnosticID>) -> [RuleMetadata] {
    let reference = RuleReference()
    return RuleRegistry.all.map { $0.description }.filter { ids.contains($0.id) }.map { rule in
      return RuleMetadata(
        id: rule.id, title: rule.title, explanation: RuleExplanation.withoutMarkup(rule.explanation),
        help: reference.section(of: rule), defaultSeverity: rule.severity.findingSeverity ?? .note,
        tags: [rule.scope.rawValue])
    }
  }

  private func section(of rule: RuleDescription) -> String {
    var text = "### `\(rule.id.slug)`\n\n\(Self.severity(of: rule)): \(rule.title).\n\n\(rule.explanation)\n\n"
    text += "Why: \(rule.rationale)\n"
    if let fix = rule.fix { text += "\nFix: \(fix)\n" }
    for example in rule.triggering {
      text += self.example(example, "Found")
    }
    for example in rule.nonTriggering {
      text += self.example(example, "Not found")
    }
    return text
  }

  private func example(_ example: RuleExample, _ heading: String) -> String {
    var text = "\n\(heading)" + (example.caption.map { ", \($0)" } ?? "") + ":\n"
    for file in example.files {
      if file.level == nil { text += "\n`\(file.path)`\n" }
      text += "\n" + block(file)
    }
    if let message = example.message { text += "\n> \(message)\n" }
    if let fixed = example.fixed {
      text += "\nAfter `--fix`" + (fixed.level == nil ? ", `\(fixed.path)`" : "") + ":\n\n" + block(fixed)
    }
    return text
  }

  private func block(_ file: ExampleFile) -> String {
    let language =
      switch file.path.fileSuffix {
      case "intentdefinition", "plist", "entitlements", "stringsdict": "xml"
      case "swift": "swift"
      case "xcstrings", "json": "json"
      default: "text"
      }
    return "```\(language)\n\(file.text)\n```\n"
  }

  static func severity(of rule: RuleDescription) -> String {
    switch rule.severity {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .off: "Off unless asked for"
    }
  }

  static func scope(of rule: RuleDescription) -> String {
    switch rule.scope {
    case .definition: "the definition alone"
    case .localization: "the definition and its translations"
    case .project: "the project around definitions"
    case .migration: "App Intents, and the definitions that they take the place of"
    case .run: "the inputs and outputs of a run"
    }
  }

  private static func heading(of scope: RuleScope) -> String {
    switch scope {
    case .definition: "Definitions"
    case .localization: "Translations"
    case .project: "Projects"
    case .migration: "App Intents"
    case .run: "Inputs and outputs"
    }
  }
}
