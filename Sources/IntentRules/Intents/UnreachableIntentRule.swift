internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds intents that people cannot start, and flags that say otherwise than the combinations.
enum UnreachableIntentRule: DefinitionRule {
  static let id: DiagnosticID = "unreachable-intent"

  static let description = RuleDescription(
    id,
    title: "intent cannot be used",
    scope: .definition,
    severity: .warning,
    explanation: """
      A custom intent can be configured neither in Shortcuts nor in a widget, and has no combination of parameters to \
      be suggested with.

      Or a flag and a dictionary disagree: `INIntentConfigurable` is set but there are no summaries \
      (`INIntentManagedParameterCombinations`), or the other way round; from model 1.1 on, \
      `INIntentIneligibleForSuggestions` is set but there are suggestions (`INIntentParameterCombinations`), or it is \
      not set and there are none.
      """,
    rationale: """
      Donating such an intent fails with "intent has no valid shortcut types" \
      ([how that shows](https://github.com/dotnet/macios/issues/5076)). Xcode keeps the flags and the dictionaries in \
      step, so that a difference comes from an edit by hand.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentConfigurable</key>
          <false/>
          <key>INIntentIneligibleForSuggestions</key>
          <true/>
          <key>INIntentName</key>
          <string>↓OrderSoup</string>
          """),
        message: "intent 'OrderSoup' has no shortcut type, summary or widget"),
      RuleExample(
        "configurable without summaries",
        .intent(
          """
          <key>INIntentConfigurable</key>
          ↓<true/>
          """),
        message: "'INIntentConfigurable' is set but there are no summaries"),
      RuleExample(
        "summaries of an intent that is not configurable",
        .intent(
          """
          <key>INIntentConfigurable</key>
          ↓<false/>
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key></key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order a soup</string>
            </dict>
          </dict>
          """),
        message: "there are summaries but 'INIntentConfigurable' is not set"),
      RuleExample(
        "not to be suggested, but with suggestions",
        .intent(
          """
          <key>INIntentIneligibleForSuggestions</key>
          ↓<true/>
          <key>INIntentParameterCombinations</key>
          <dict>
            <key></key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order a soup</string>
            </dict>
          </dict>
          """),
        message: "'INIntentIneligibleForSuggestions' is set but there are suggestions"),
      RuleExample(
        "to be suggested, but without suggestions",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentIneligibleForSuggestions</key>
          ↓<false/>
          """),
        message: "'INIntentIneligibleForSuggestions' is not set but there are no suggestions"),
    ],
    nonTriggering: [
      RuleExample(
        "a widget",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentIneligibleForSuggestions</key>
          <true/>
          """)),
      RuleExample(
        "model 1.0 has no flags",
        .root(
          """
          <key>INIntentDefinitionModelVersion</key>
          <string>1.0</string>
          <key>INIntents</key>
          <array>
            <dict>
              <!-- no INIntentIneligibleForSuggestions -->
              <key>INIntentParameterCombinations</key>
              <dict>
                <key></key>
                <dict>
                  <key>INIntentParameterCombinationTitle</key>
                  <string>Order a soup</string>
                </dict>
              </dict>
            </dict>
          </array>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents where intent.isCustom && hasReadableFlags(intent) {
      let hasSummaries = hasEntries(intent, "INIntentManagedParameterCombinations")
      let hasSuggestions = hasEntries(intent, "INIntentParameterCombinations")
      if !intent.isConfigurable, !intent.isWidgetEligible, !hasSummaries, !hasSuggestions {
        findings.report(
          "intent \(intent.displayedName.quoted) has no shortcut type, summary or widget", at: intent.nameRange)
        continue
      }
      checkConfigurable(intent, hasSummaries: hasSummaries, &findings)
      if definition.modelVersion > .xcode10 {
        checkSuggestions(intent, hasSuggestions: hasSuggestions, &findings)
      }
    }
  }

  private static func checkConfigurable(
    _ intent: IntentEntry, hasSummaries: Bool, _ findings: inout RuleFindings
  ) {
    guard intent.isConfigurable != hasSummaries else { return }
    findings.report(
      intent.isConfigurable
        ? "'INIntentConfigurable' is set but there are no summaries"
        : "there are summaries but 'INIntentConfigurable' is not set",
      at: intent.configurable?.range
        ?? intent.node.entry("INIntentManagedParameterCombinations")?.keyRange ?? intent.nameRange)
  }

  private static func checkSuggestions(
    _ intent: IntentEntry, hasSuggestions: Bool, _ findings: inout RuleFindings
  ) {
    let isIneligible = intent.ineligibleForSuggestions?.value ?? false
    guard isIneligible == hasSuggestions else { return }
    findings.report(
      isIneligible
        ? "'INIntentIneligibleForSuggestions' is set but there are suggestions"
        : "'INIntentIneligibleForSuggestions' is not set but there are no suggestions",
      at: intent.ineligibleForSuggestions?.range ?? intent.nameRange)
  }

  /// Whether what the rule compares has the types that it should have; what has not was reported.
  private static func hasReadableFlags(_ intent: IntentEntry) -> Bool {
    intent.isReadable("INIntentConfigurable", as: .boolean)
      && intent.isReadable("INIntentEligibleForWidgets", as: .boolean)
      && intent.isReadable("INIntentIneligibleForSuggestions", as: .boolean)
      && intent.isReadable("INIntentManagedParameterCombinations", as: .dictionary)
      && intent.isReadable("INIntentParameterCombinations", as: .dictionary)
  }

  private static func hasEntries(_ intent: IntentEntry, _ key: StaticString) -> Bool {
    !(intent.node[key]?.entries.isEmpty ?? true)
  }
}
