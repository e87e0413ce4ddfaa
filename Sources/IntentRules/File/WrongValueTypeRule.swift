internal import SourceDiagnostics

/// Describes keys whose values are of another type than the format has there.
enum WrongValueTypeRule: Rule {
  static let id: DiagnosticID = "wrong-value-type"

  static let description = RuleDescription(
    id,
    title: "value of a wrong type",
    scope: .definition,
    severity: .error,
    explanation: """
      A known key has a value of another type than the format allows, for example a string in place of an integer, or \
      an integer that 64 bits cannot hold.

      An integer is fine where the format has a real, empty data is fine as a bound of a number (an editor leaves it \
      behind for a bound that was removed), and a Boolean is fine for `INIntentParameterMetadataSupportsNegativeNumbers`.
      """,
    rationale: """
      Every tool makes something else of such a value: one ignores it, one crashes, one takes `"3"` for 3. Nothing is \
      guessed here.
      """,
    fix: "Writes the same value in the right type, where it has one.",
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterTag</key>
          <string>↓3</string>
          """),
        message: "value of 'INIntentParameterTag' must be an integer, not a string",
        fixed: .parameter(
          """
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          """)),
      RuleExample(
        "a word for a Boolean",
        .parameter(
          """
          <key>INIntentParameterSupportsResolution</key>
          <string>↓YES</string>
          """),
        message: "value of 'INIntentParameterSupportsResolution' must be a boolean, not a string",
        fixed: .parameter(
          """
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """)),
      RuleExample(
        "a text among parameters",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <string>↓soup</string>
          </array>
          """),
        message: "element of 'INIntentParameters' must be a dictionary, not a string"),
    ],
    nonTriggering: [
      RuleExample(
        "integers for reals, and the trace of a removed bound",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataMaximumValue</key>
            <integer>10</integer>
            <key>INIntentParameterMetadataMinimumValue</key>
            <data></data>
            <key>INIntentParameterMetadataSupportsNegativeNumbers</key>
            <true/>
          </dict>
          <key>INIntentParameterType</key>
          <string>Decimal</string>
          """))
    ])
}
