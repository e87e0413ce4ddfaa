internal import IntentModel
internal import SourceDiagnostics

/// Finds defaults that the bounds of their own parameter refuse.
enum DefaultOutOfRangeRule: DefinitionRule {
  static let id: DiagnosticID = "default-out-of-range"

  static let description = RuleDescription(
    id,
    title: "default value outside its bounds",
    scope: .definition,
    severity: .error,
    explanation: """
      The default of a number or time interval is below its minimum or above its maximum, or the minimum is greater \
      than the maximum.

      Empty data is no bound: the editor leaves it behind when a bound is removed. Time intervals are compared only \
      when their numbers have one unit.
      """,
    rationale: """
      The system ignores such a default, and code that is migrated to App Intents does not compile with it.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <integer>↓0</integer>
            <key>INIntentParameterMetadataMaximumValue</key>
            <integer>10</integer>
            <key>INIntentParameterMetadataMinimumValue</key>
            <integer>1</integer>
          </dict>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """),
        message: "default value 0 is outside 1…10"),
      RuleExample(
        "a single bound",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <real>↓2.5</real>
            <key>INIntentParameterMetadataMaximumValue</key>
            <integer>2</integer>
          </dict>
          <key>INIntentParameterType</key>
          <string>Decimal</string>
          """),
        message: "default value 2.5 is above the maximum 2"),
      RuleExample(
        "bounds that nothing can keep",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataMaximumValue</key>
            <integer>1</integer>
            <key>INIntentParameterMetadataMinimumValue</key>
            <integer>↓10</integer>
          </dict>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """),
        message: "minimum 10 is greater than maximum 1"),
    ],
    nonTriggering: [
      RuleExample(
        "empty data is no bound",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <integer>-5</integer>
            <key>INIntentParameterMetadataMinimumValue</key>
            <data>
            </data>
          </dict>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """)),
      RuleExample(
        "time intervals of different units",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultUnit</key>
            <string>Hours</string>
            <key>INIntentParameterMetadataDefaultValue</key>
            <integer>2</integer>
            <key>INIntentParameterMetadataMinimumUnit</key>
            <string>Minutes</string>
            <key>INIntentParameterMetadataMinimumValue</key>
            <integer>5</integer>
          </dict>
          <key>INIntentParameterType</key>
          <string>TimeInterval</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard let numbers = NumberMetadata(parameter), numbers.haveOneUnit else { continue }
      if let minimum = numbers.minimum, let maximum = numbers.maximum, maximum.isLower(than: minimum) {
        findings.report(
          "minimum \(minimum.text) is greater than maximum \(maximum.text)", at: minimum.range,
          notes: [definition.note("the maximum is here", at: maximum.range)])
        continue
      }
      guard let value = numbers.defaultValue else { continue }
      if let minimum = numbers.minimum, value.isLower(than: minimum) {
        report(
          value, numbers, "below the minimum \(minimum.text)",
          definition.note("the minimum is here", at: minimum.range), &findings)
      } else if let maximum = numbers.maximum, maximum.isLower(than: value) {
        report(
          value, numbers, "above the maximum \(maximum.text)",
          definition.note("the maximum is here", at: maximum.range), &findings)
      }
    }
  }

  private static func report(
    _ value: NumberMetadata.Number, _ numbers: NumberMetadata, _ fault: String, _ note: DiagnosticNote,
    _ findings: inout RuleFindings
  ) {
    var place = fault
    if let minimum = numbers.minimum, let maximum = numbers.maximum {
      place = "outside \(minimum.text)…\(maximum.text)"
    }
    findings.report("default value \(value.text) is \(place)", at: value.range, notes: [note])
  }
}
