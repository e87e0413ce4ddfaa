internal import SourceDiagnostics

/// Describes enumerations of a kind that makes no difference.
enum EnumerationKindRule: Rule {
  static let description = RuleDescription(
    "enumeration-kind",
    title: "kind of an enumeration makes no difference",
    scope: .definition,
    severity: .note,
    explanation: "An enumeration has another kind than `Regular`, such as `State`. It is generated like any other.",
    rationale: """
      The kind is rare, and no documentation says what it is for. If the app relies on it, look at the generated code.
      """,
    triggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumType</key>
          <string>↓State</string>
          """),
        message: "enumeration 'Size' of kind 'State' is generated like any other")
    ],
    nonTriggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumType</key>
          <string>Regular</string>
          """))
    ])
}
