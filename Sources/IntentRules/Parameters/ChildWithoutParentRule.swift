internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds combinations in which the condition of a parameter cannot hold.
enum ChildWithoutParentRule: DefinitionRule {
  static let id: DiagnosticID = "child-without-parent"

  static let description = RuleDescription(
    id,
    title: "parameter shown without the one it depends on",
    scope: .definition,
    severity: .warning,
    explanation: """
      The key of a summary or suggestion names a parameter that is shown under a condition, but not the parameter that \
      the condition is on. The other way round is the usual case: where the condition does not hold, the parent stands \
      alone.
      """,
    rationale: """
      The condition cannot hold in that combination, so its text is never used.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>mode</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Measure in ${mode}</string>
            </dict>
            <key>↓unit</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Measure in ${unit}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>mode</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>unit</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>mode</string>
              </dict>
            </dict>
          </array>
          """),
        message: "combination 'unit' shows 'unit' without its parent 'mode'")
    ],
    nonTriggering: [
      RuleExample(
        "one combination for each case",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>mode</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Measure in ${mode}</string>
            </dict>
            <key>mode,unit</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Measure in ${mode} by ${unit}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>mode</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>unit</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>mode</string>
              </dict>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.customIntents {
      let parents = parents(in: intent)
      guard !parents.isEmpty else { continue }
      for combination in intent.combinations where !combination.repeatsName {
        for child in combination.names {
          guard let parent = parents[child], !combination.members.contains(parent.value) else { continue }
          findings.report(
            "combination '\(combination.shownKey)' shows '\(child)' without its parent '\(parent.value)'",
            at: combination.key.range,
            notes: [definition.note("'\(child)' depends on '\(parent.value)' here", at: parent.range)])
        }
      }
    }
  }

  /// The parents by the names of their children; those that do not exist or form a cycle have been reported.
  private static func parents(in intent: IntentEntry) -> [String: Located<String>] {
    let names = Set(intent.parameters.compactMap { $0.name?.value })
    let cyclic = Set(ParentCycle.all(in: intent).flatMap(\.names))
    var parents: [String: Located<String>] = [:]
    for parameter in intent.parameters {
      guard let name = parameter.name?.value, let parent = parameter.relationship?.parentName.nonEmpty,
        parent.value != name, names.contains(parent.value), !cyclic.contains(name)
      else { continue }
      parents[name] = parent
    }
    return parents
  }
}
