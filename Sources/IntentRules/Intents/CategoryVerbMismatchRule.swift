internal import IntentModel
internal import SourceDiagnostics

/// Finds intents for which Siri has no wording.
enum CategoryVerbMismatchRule: DefinitionRule {
  static let id: DiagnosticID = "category-verb-mismatch"

  static let description = RuleDescription(
    id,
    title: "verb does not belong to category",
    scope: .definition,
    severity: .warning,
    explanation: """
      The category or the verb of a custom intent is none that Xcode offers, or the verb belongs to another category. \
      Each verb has one: \
      \(ActionVerbs.categories.map { "`\($0.name)` has \($0.verbs.map { "`\($0)`" }.joined(separator: ", "))" }
        .joined(separator: "; ")).

      A system intent has the category `system`, and no verb.
      """,
    rationale: """
      The pair decides how Siri words its questions and what the button says. With another one it \
      [falls back to generic wording](https://github.com/lionheart/openradar-mirror/issues/19979).
      """,
    fix: "Sets the category that the verb belongs to.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentCategory</key>
          <string>order</string>
          <key>INIntentVerb</key>
          <string>↓View</string>
          """),
        message: "verb 'View' does not belong to category 'order'",
        fixed: .intent(
          """
          <key>INIntentCategory</key>
          <string>information</string>
          <key>INIntentVerb</key>
          <string>View</string>
          """)),
      RuleExample(
        "a verb that is none",
        .intent(
          """
          <key>INIntentVerb</key>
          <string>↓Cook</string>
          """),
        message: "unknown verb 'Cook'"),
      RuleExample(
        "a category that is none",
        .intent(
          """
          <key>INIntentCategory</key>
          <string>↓orders</string>
          <key>INIntentVerb</key>
          <string>Buy</string>
          """),
        message: "unknown category 'orders'",
        fixed: .intent(
          """
          <key>INIntentCategory</key>
          <string>order</string>
          <key>INIntentVerb</key>
          <string>Buy</string>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentCategory</key>
          <string>search</string>
          <key>INIntentVerb</key>
          <string>Filter</string>
          """)),
      RuleExample(
        "a system intent",
        .intent(
          """
          <key>INIntentCategory</key>
          <string>system</string>
          <key>INIntentClassName</key>
          <string>INPlayMediaIntent</string>
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents {
      if intent.isSystem {
        checkSystem(intent, &findings)
      } else if intent.isCustom {
        check(intent, in: definition, &findings)
      }
    }
  }

  private static func check(
    _ intent: IntentEntry, in definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    guard let category = intent.category else { return }
    let owner = intent.verb.flatMap { ActionVerbs.category(of: $0.value) }
    let fixIts = owner.map { [fixIt(for: intent, category: $0)] } ?? []
    if category.value != ActionVerbs.systemCategory, !ActionVerbs.categoryNames.contains(category.value) {
      findings.report(
        "unknown category \(category.value.quoted)", at: category.range,
        hint: Spelling.hint(for: category.value, among: ActionVerbs.categoryNames)
          ?? "the categories are " + ActionVerbs.categoryNames.phrase, fixIts: fixIts)
      // The verb is no fault of its own then, unless there is none of that name.
      if owner != nil { return }
    }
    guard let verb = intent.verb else { return }
    guard let owner else {
      let verbs = ActionVerbs.categories.first { $0.name == category.value }?.verbs ?? ActionVerbs.all
      findings.report(
        "unknown verb \(verb.value.quoted)", at: verb.range,
        hint: Spelling.hint(for: verb.value, among: ActionVerbs.all)
          ?? (verbs.count == 1 ? "the verb of '\(category.value)' is " : "the verbs are ") + verbs.phrase)
      return
    }
    if owner != category.value {
      findings.report(
        "verb '\(verb.value)' does not belong to category '\(category.value)'", at: verb.range,
        hint: "it belongs to '\(owner)'", notes: [definition.note("the category is set here", at: category.range)],
        fixIts: fixIts)
    }
  }

  private static func checkSystem(_ intent: IntentEntry, _ findings: inout RuleFindings) {
    guard let category = intent.category, category.value != ActionVerbs.systemCategory else { return }
    findings.report(
      "system intent \(intent.displayedName.quoted) has category \(category.value.quoted)", at: category.range,
      hint: "it must be '\(ActionVerbs.systemCategory)'",
      fixIts: [fixIt(for: intent, category: ActionVerbs.systemCategory)])
  }

  private static func fixIt(for intent: IntentEntry, category: String) -> FixIt {
    FixIt(
      "change the category to '\(category)'",
      edits: [intent.node.setting("INIntentCategory", to: "<string>\(category)</string>")])
  }
}

extension [String] {
  /// The texts in quotes, for example `'Do', 'Run' and 'Go'`.
  fileprivate var phrase: String {
    let quoted = map { "'\($0)'" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
  }
}
