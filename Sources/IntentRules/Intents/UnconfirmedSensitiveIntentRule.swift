internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds intents that spend money, send messages or delete things at the first word.
enum UnconfirmedSensitiveIntentRule: DefinitionRule {
  static let id: DiagnosticID = "unconfirmed-sensitive-intent"

  static let description = RuleDescription(
    id,
    title: "sensitive intent without confirmation",
    scope: .definition,
    severity: .note,
    explanation: """
      A custom intent does not ask for confirmation (`INIntentUserConfirmationRequired`), although its verb is `Order`, \
      `Buy`, `Book`, `Send` or `Post`, or its name starts with the word Delete, Remove, Erase, Clear, Reset, Pay or \
      Transfer.
      """,
    rationale: """
      Money, messages and deletions need consent \
      ([Apple's guidelines for Siri](https://developer.apple.com/design/human-interface-guidelines/siri)): Siri \
      mishears, and a locked device may lie on anybody's table. A handler that asks itself is fine.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentCategory</key>
          <string>order</string>
          <key>INIntentName</key>
          <string>GetTicket</string>
          <key>INIntentVerb</key>
          <string>↓Buy</string>
          """),
        message: "'GetTicket' acts without confirmation"),
      RuleExample(
        "a name that says it",
        .intent(
          """
          <key>INIntentName</key>
          <string>↓DeleteNote</string>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "confirmed",
        .intent(
          """
          <key>INIntentName</key>
          <string>DeleteNote</string>
          <key>INIntentUserConfirmationRequired</key>
          <true/>
          """)),
      RuleExample(
        "a longer word",
        .intent(
          """
          <key>INIntentName</key>
          <string>PayloadReport</string>
          """)),
    ])

  private static let verbs: Set<String> = ["Order", "Buy", "Book", "Send", "Post"]

  private static let words = ["Delete", "Remove", "Erase", "Clear", "Reset", "Pay", "Transfer"]

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents
    where intent.isCustom && intent.isReadable("INIntentUserConfirmationRequired", as: .boolean) {
      guard !(intent.userConfirmationRequired?.value ?? false), let name = intent.name else { continue }
      if let verb = intent.verb, verbs.contains(verb.value) {
        findings.report("\(name.value.quoted) acts without confirmation", at: verb.range)
      } else if words.contains(where: name.value.startsWithWord) {
        findings.report("\(name.value.quoted) acts without confirmation", at: name.range)
      }
    }
  }
}

extension String {
  /// Whether the first word of a name in camel case is the given one.
  fileprivate func startsWithWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).first.map { !$0.isLowercase } ?? true
  }
}
