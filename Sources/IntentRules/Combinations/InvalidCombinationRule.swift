internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: keys of combinations that stand for no set of parameters.
enum InvalidCombinationRule: Rule {
  static let id: DiagnosticID = .invalidCombination

  static let description = RuleDescription(
    id,
    title: "summary for parameters that there are not",
    scope: .definition,
    severity: .error,
    explanation: """
      The key of a summary or suggestion names an unknown parameter, names one twice, or stands for the same set of \
      parameters as another key. The names in a key are joined by commas, without blanks; their order is free, and the \
      empty key stands for no parameter.
      """,
    rationale: """
      The system looks texts up by the parameters that are set, and never finds such a one \
      ([a donation that was refused](https://github.com/dotnet/macios/issues/5076)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>↓recipe,servngs</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook ${recipe}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>recipe</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>servings</string>
            </dict>
          </array>
          """),
        message: "combination 'recipe,servngs' names unknown parameter 'servngs'"),
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>recipe,servings</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook ${recipe}</string>
            </dict>
            <key>↓servings,recipe</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook for ${servings}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>recipe</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>servings</string>
            </dict>
          </array>
          """),
        message: "combinations 'recipe,servings' and 'servings,recipe' hold the same parameters"),
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>↓recipe,recipe</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook ${recipe}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>recipe</string>
            </dict>
          </array>
          """),
        message: "combination 'recipe,recipe' repeats 'recipe'"),
    ],
    nonTriggering: [
      RuleExample(
        "no parameter at all",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key></key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook something</string>
            </dict>
          </dict>
          """))
    ])
}
