internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds lists whose numbers would lead an editor to hand out a tag again.
enum LastTagTooLowRule: DefinitionRule {
  static let id: DiagnosticID = "last-tag-too-low"

  static let description = RuleDescription(
    id,
    title: "last tag or display priority out of step",
    scope: .definition,
    severity: .warning,
    explanation: """
      The last tag of an intent, a response or a type is lower than the highest tag in its list, or it is missing while \
      the list has entries. A last tag above all tags is normal: the entry that had it was deleted.

      Display priorities count the entries of a list from 1. One that differs from the place of its entry is reported \
      as well.
      """,
    rationale: """
      Editors number a new entry by the last tag. Where it is too low, the next parameter gets a tag that another one \
      has or had, and saved shortcuts put its value into the wrong place \
      ([how merges lead there](https://github.com/feedback-assistant/reports/issues/259)). Priorities decide the order \
      in which people see parameters.
      """,
    fix: "Raises the last tag to the highest one in use, and sets a display priority to the place in the list.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>↓2</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>9</integer>
            </dict>
          </array>
          """),
        message: "last tag 2 is below tag 9 of 'table'",
        fixed: .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>9</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>9</integer>
            </dict>
          </array>
          """)),
      RuleExample(
        "no last tag at all",
        .response(
          """
          ↓<dict>
            <!-- no INIntentResponseLastParameterTag -->
            <key>INIntentResponseParameters</key>
            <array>
              <dict>
                <key>INIntentResponseParameterName</key>
                <string>price</string>
              </dict>
            </array>
          </dict>
          """)),
      RuleExample(
        "two entries that claim the first place, as a merge leaves them",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterDisplayPriority</key>
              <integer>1</integer>
              <key>INIntentParameterName</key>
              <string>table</string>
            </dict>
            <dict>
              <key>INIntentParameterDisplayPriority</key>
              <integer>↓1</integer>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
          </array>
          """),
        message: "display priority 1 of 'guests' does not match its position",
        fixed: .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterDisplayPriority</key>
              <integer>1</integer>
              <key>INIntentParameterName</key>
              <string>table</string>
            </dict>
            <dict>
              <key>INIntentParameterDisplayPriority</key>
              <integer>2</integer>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "the highest tag belonged to a parameter that was deleted",
        .intent(
          """
          <key>INIntentLastParameterTag</key>
          <integer>7</integer>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterTag</key>
              <integer>2</integer>
            </dict>
          </array>
          """)),
      RuleExample(
        "a list without entries needs no last tag",
        .intent(
          """
          <key>INIntentParameters</key>
          <array/>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for list in TaggedList.all(in: definition.document) {
      checkLastTag(of: list, in: definition, &findings)
      if list.isComplete {
        checkPriorities(of: list, &findings)
      }
    }
  }

  private static func checkLastTag(
    of list: TaggedList, in definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    guard let highest = list.highestEntry, let tag = highest.tag, tag.value > 0 else { return }
    let fixIts = list.lastTagAfterRepair.map { number in
      [
        FixIt(
          "set the last tag to \(number)",
          edits: [list.owner.setting(list.lastTagKey, to: "<integer>\(number)</integer>")])
      ]
    }
    if let lastTag = list.lastTag {
      guard lastTag.value < tag.value else { return }
      findings.report(
        "last tag \(lastTag.value) is below tag \(tag.value) of \(highest.phrase)", at: lastTag.range,
        notes: [definition.note("this is the highest tag in use", at: tag.range)], fixIts: fixIts ?? [])
    } else if !list.requiresLastTag, list.owner.entry(list.lastTagKey) == nil {
      findings.report(
        "\(list.ownerName.quoted) has no last tag, but \(highest.phrase) has tag \(tag.value)",
        at: list.owner.valueRange, fixIts: fixIts ?? [])
    }
  }

  private static func checkPriorities(of list: TaggedList, _ findings: inout RuleFindings) {
    for (index, entry) in list.entries.enumerated() {
      guard let priority = entry.displayPriority, priority.value != index + 1 else { continue }
      findings.report(
        "display priority \(priority.value) of \(entry.phrase) does not match its position", at: priority.range,
        fixIts: [
          FixIt(
            "set the display priority to \(index + 1)",
            edits: [entry.node.setting(list.displayPriorityKey, to: "<integer>\(index + 1)</integer>")])
        ])
    }
  }
}
