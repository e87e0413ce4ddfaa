internal import SourceDiagnostics

/// Describes enumerations without values.
enum MissingEnumValueRule: Rule {
  static let description = RuleDescription(
    "missing-enum-value",
    title: "enumeration without values",
    scope: .definition,
    severity: .error,
    explanation: """
      An enumeration has no value at all. Where the list of values itself is absent, that is a `missing-required-key`.
      """,
    rationale: "Swift allows no raw values without cases, so the generated code would not compile.",
    triggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumName</key>
          <string>↓Size</string>
          <key>INEnumValues</key>
          <array/>
          """),
        message: "enumeration 'Size' has no value")
    ],
    nonTriggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>small</string>
            </dict>
          </array>
          """))
    ])
}
