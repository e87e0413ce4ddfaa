internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering notes: enumerations of another kind.
enum EnumerationKindRule: Rule {
  static let id: DiagnosticID = .enumerationKind

  static let description = RuleDescription(
    id,
    title: "enumeration of another kind",
    scope: .definition,
    severity: .note,
    explanation: """
      A note. An enumeration has another kind than `Regular`, such as `State`.
      """,
    rationale: """
      The kind makes no difference to the generated code, which somebody who chose it may not expect.
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
      RuleExample(.enumeration(""))
    ])
}
