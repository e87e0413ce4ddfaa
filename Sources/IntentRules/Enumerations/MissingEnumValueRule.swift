internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: enumerations of nothing.
enum MissingEnumValueRule: Rule {
  static let id: DiagnosticID = .missingEnumValue

  static let description = RuleDescription(
    id,
    title: "enumeration without values",
    scope: .definition,
    severity: .error,
    explanation: """
      An enumeration has no value at all.
      """,
    rationale: """
      Swift allows no raw values without cases, so the generated code would not compile.
      """,
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
      RuleExample(.enumeration(""))
    ])
}
