internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds parameters that are shown and cannot be edited, or can be edited and are not shown.
enum HiddenParameterRule: DefinitionRule {
  static let id: DiagnosticID = "hidden-parameter"

  static let description = RuleDescription(
    id,
    title: "parameter that people cannot get at",
    scope: .definition,
    severity: .warning,
    explanation: """
      A summary names a parameter that people cannot edit; or no summary names one that they could; or people cannot \
      edit a parameter of an intent that configures widgets.

      Suggestions may name any parameter, since the app fills them in. Models before 1.2 do not say which parameters \
      people can edit. Nothing is missed in the summaries while one of their keys is invalid.
      """,
    rationale: """
      Either people see an internal value of the app in a summary, or a setting of theirs is nowhere to be found.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>↓cacheKey,soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${soup}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterConfigurable</key>
              <false/>
              <key>INIntentParameterName</key>
              <string>cacheKey</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
          </array>
          """),
        message: "'cacheKey' is not configurable but appears in summary 'cacheKey,soup'"),
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${soup}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>↓guests</string>
            </dict>
          </array>
          """),
        message: "'guests' appears in no summary"),
      RuleExample(
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterConfigurable</key>
              ↓<false/>
            </dict>
          </array>
          """),
        message: "widget parameter 'soup' cannot be edited"),
    ],
    nonTriggering: [
      RuleExample(
        "a suggestion with a value of the app",
        .intent(
          """
          <key>INIntentParameterCombinations</key>
          <dict>
            <key>cacheKey</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order the same again</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterConfigurable</key>
              <false/>
              <key>INIntentParameterName</key>
              <string>cacheKey</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "a summary need not mention every name of its key",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>guests,soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${soup}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
          </array>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    guard definition.modelVersion == .xcode12 else { return }
    for intent in definition.customIntents {
      var hidden: Set<String> = []
      // A flag of another type has been reported.
      let parameters = intent.parameters.filter {
        $0.name != nil && ($0.configurable != nil || !$0.hasKey("INIntentParameterConfigurable"))
      }
      for parameter in parameters where !definition.isConfigurable(parameter, in: intent) {
        hidden.insert(parameter.name?.value ?? "")
      }
      let summaries = intent.combinations.filter(\.isManaged)
      var named: Set<String> = []
      for summary in summaries {
        named.formUnion(summary.members)
        for name in summary.names where hidden.contains(name) && !summary.repeatsName {
          findings.report(
            "'\(name)' is not configurable but appears in summary '\(summary.shownKey)'", at: summary.key.range)
        }
      }
      let knownNames = Set(intent.parameters.compactMap { $0.name?.value })
      let summariesAreSound =
        intent.knowsAllSummaries && summaries.allSatisfy { !$0.repeatsName && $0.members.isSubset(of: knownNames) }
      for parameter in parameters {
        guard let name = parameter.name, !named.contains(name.value) else { continue }
        if !hidden.contains(name.value) {
          if !summaries.isEmpty, summariesAreSound {
            findings.report("'\(name.value)' appears in no summary", at: name.range)
          }
        } else if intent.isWidgetEligible {
          findings.report(
            "widget parameter '\(name.value)' cannot be edited",
            at: parameter.configurable?.range ?? parameter.openingTagRange)
        }
      }
    }
  }
}

extension IntentEntry {
  /// Whether every summary could be read.
  fileprivate var knowsAllSummaries: Bool {
    guard let list = node["INIntentManagedParameterCombinations"] else { return true }
    return list.entries.allSatisfy { $0.value.kind == .dictionary }
  }
}
