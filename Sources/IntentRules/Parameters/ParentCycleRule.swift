internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: parameters that wait for each other.
enum ParentCycleRule: Rule {
  static let id: DiagnosticID = .parentCycle

  static let description = RuleDescription(
    id,
    title: "parameters that depend on each other",
    scope: .definition,
    severity: .error,
    explanation: """
      The conditions of some parameters lead in a circle: each is shown only while another one of them is. A cycle is \
      reported once, at the parent of the parameter that comes first.
      """,
    rationale: """
      None of the parameters can ever be shown.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>from</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>↓until</string>
              </dict>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>until</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>from</string>
              </dict>
            </dict>
          </array>
          """),
        message: "parents of 'from' and 'until' form a cycle")
    ],
    nonTriggering: [
      RuleExample(
        "children of children",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>delivery</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>from</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>delivery</string>
              </dict>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>until</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>from</string>
              </dict>
            </dict>
          </array>
          """))
    ])
}
