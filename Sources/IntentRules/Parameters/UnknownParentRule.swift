internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: conditions on parameters that do not exist.
enum UnknownParentRule: Rule {
  static let id: DiagnosticID = .unknownParent

  static let description = RuleDescription(
    id,
    title: "parent that does not exist",
    scope: .definition,
    severity: .error,
    explanation: """
      A parameter is shown under a condition on another parameter, its parent, but the intent has no parameter of that \
      name, or it is the parameter itself.
      """,
    rationale: """
      The parameter is never shown. This is what remains when the parent is renamed by hand, and what is lost when \
      widgets move to App Intents \
      ([how conditions are carried over](https://crunchybagel.com/migrating-widget-configurations-to-use-appintent)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>size</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>lid</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>↓length</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>HasAnyValue</string>
              </dict>
            </dict>
          </array>
          """),
        message: "parent 'length' of 'lid' is not a parameter of 'OrderSoup'"),
      RuleExample(
        "a parameter that is its own parent",
        .parameter(
          """
          <key>INIntentParameterRelationship</key>
          <dict>
            <key>INIntentParameterRelationshipParentName</key>
            <string>↓soup</string>
          </dict>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>size</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>lid</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>HasAnyValue</string>
              </dict>
            </dict>
          </array>
          """))
    ])
}
