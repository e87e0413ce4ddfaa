internal import IntentModel
internal import SourceDiagnostics

/// Finds entries that stored data cannot tell apart.
enum DuplicateTagRule: DefinitionRule {
  static let id: DiagnosticID = "duplicate-tag"

  static let description = RuleDescription(
    id,
    title: "tag used twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two parameters of an intent, parameters of a response or properties of a type have the same tag, or a tag is \
      below 1. The later entry is reported.
      """,
    rationale: """
      Saved shortcuts and placed widgets know a parameter by its tag. Two of the same are what a merge leaves behind \
      when both sides added a parameter; teams pin tags in tests for that reason \
      ([how such files are merged](https://github.com/feedback-assistant/reports/issues/259)).
      """,
    fix: "Gives the later entry a tag that was never used and raises the last tag; the first entry keeps its tag.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>4</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
              <key>INIntentParameterTag</key>
              <integer>4</integer>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>↓4</integer>
            </dict>
          </array>
          """),
        message: "tag 4 is used by 'guests' and 'table'",
        fixed: .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>5</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
              <key>INIntentParameterTag</key>
              <integer>4</integer>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>5</integer>
            </dict>
          </array>
          """))
    ],
    nonTriggering: [
      RuleExample(
        "gaps are left by deleted parameters",
        .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>9</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
              <key>INIntentParameterTag</key>
              <integer>9</integer>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>2</integer>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for list in TaggedList.all(in: definition.document) {
      for (number, (entry, first)) in list.faultyEntries.enumerated() {
        guard let tag = entry.tag else { continue }
        var fixIts: [FixIt] = []
        if let lastTag = list.lastTagAfterRepair {
          let newTag = list.highestTag + number + 1
          fixIts = [
            FixIt(
              "change the tag to \(newTag) and the last tag to \(lastTag)",
              edits: [
                entry.node.setting(list.tagKey, to: "<integer>\(newTag)</integer>"),
                list.owner.setting(list.lastTagKey, to: "<integer>\(lastTag)</integer>"),
              ])
          ]
        }
        findings.report(
          first.map { "tag \(tag.value) is used by \($0.phrase) and \(entry.phrase)" }
            ?? "tag \(tag.value) of \(entry.phrase) is below 1",
          at: tag.range,
          notes: (first?.tag).map { [definition.note("previously used here", at: $0.range)] } ?? [],
          fixIts: fixIts)
      }
    }
  }
}
