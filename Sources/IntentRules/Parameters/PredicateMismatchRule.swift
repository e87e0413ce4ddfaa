internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: conditions that can never hold.
enum PredicateMismatchRule: Rule {
  static let id: DiagnosticID = .predicateMismatch

  static let description = RuleDescription(
    id,
    title: "condition that does not fit its parent",
    scope: .definition,
    severity: .error,
    explanation: """
      The condition under which a parameter is shown asks for something that its parent cannot have: the predicate is \
      for another type, is unknown, or compares with a value of another type; or the enumeration does not have the \
      value, or none is named. A parent with several values can only be asked whether it has any value.

      Without a value a condition on a Boolean compares with false and one on an integer with 0, which is fine.
      """,
    rationale: """
      The parameter is never shown. When a value of an enumeration is renamed, conditions on it stay behind.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
              <key>INIntentParameterType</key>
              <string>Integer</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>guests</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>↓BooleanHasExactValue</string>
              </dict>
            </dict>
          </array>
          """),
        message: "'BooleanHasExactValue' cannot be used with Integer parent 'guests'"),
      RuleExample(
        "a value that the enumeration does not have",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>Size</string>
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
                <string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <string>↓huge</string>
              </dict>
            </dict>
          </array>
          """),
        message: "'huge' is not a value of 'Size'"),
      RuleExample(
        "a parent with several values",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>spicy</string>
              <key>INIntentParameterSupportsMultipleValues</key>
              <true/>
              <key>INIntentParameterType</key>
              <string>Boolean</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>sauce</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>spicy</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>↓BooleanHasExactValue</string>
              </dict>
            </dict>
          </array>
          """),
        message: "'BooleanHasExactValue' cannot be used with array parent 'spicy'"),
      RuleExample(
        "a predicate that does not exist",
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
                <string>↓HasNoValue</string>
              </dict>
            </dict>
          </array>
          """),
        message: "unknown predicate 'HasNoValue'"),
    ],
    nonTriggering: [
      RuleExample(
        "false, which is not written",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>takeaway</string>
              <key>INIntentParameterType</key>
              <string>Boolean</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>table</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>takeaway</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>BooleanHasExactValue</string>
              </dict>
            </dict>
          </array>
          """)),
      RuleExample(
        "any value of several",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>toppings</string>
              <key>INIntentParameterSupportsMultipleValues</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>extra</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>toppings</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>HasAnyValue</string>
              </dict>
            </dict>
          </array>
          """)),
    ])
}
