internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: values that stored data cannot tell apart.
enum DuplicateEnumIndexRule: Rule {
  static let id: DiagnosticID = .duplicateEnumIndex

  static let description = RuleDescription(
    id,
    title: "index that stands twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two values of an enumeration have one index. A value without index has the index 0. The order of indexes is free, \
      and so are gaps.
      """,
    rationale: """
      The index is what saved shortcuts hold, and the raw value of the generated case; two cases of one raw value do \
      not compile.
      """,
    triggering: [
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
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>small</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>↓1</integer>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
          </array>
          """),
        message: "index 1 is used by 'small' and 'large'"),
      RuleExample(
        "an absent index is 0",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>↓0</integer>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "order and gaps",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>7</integer>
              <key>INEnumValueName</key>
              <string>small</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>2</integer>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
          </array>
          """))
    ])
}
