internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: tokens that stand for nothing.
enum UnknownTokenRule: Rule {
  static let id: DiagnosticID = .unknownToken

  static let description = RuleDescription(
    id,
    title: "token that names nothing",
    scope: .definition,
    severity: .error,
    explanation: """
      A `${name}` or `${name.property}` in a text names no parameter that the text can use, or no property of its type:

      - summaries and suggestions use the parameters in their key;
      - dialogs use the parameters of the intent, and `count`, the number of options;
      - unsupported reasons use the parameters of the intent, `displayName`, `minimumValue` and `maximumValue`;
      - response texts use the parameters of the response.

      It is a warning when a summary names a parameter of the intent that is not in its key, and a note when a response \
      text names a parameter of the intent. `intentc generate` only ever warns, since code can be generated all the \
      same. Titles, descriptions, names and default values have no tokens: there `${name}` is said as it stands.
      """,
    rationale: """
      The system shows nothing in its place, or speaks the token itself \
      ([a shortcut that does](https://github.com/dotnet/macios/issues/4581)).
      """,
    triggering: [
      RuleExample(
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeFormatString</key>
              <string>Ready in ↓${seconds} seconds</string>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
          """),
        message: "'${seconds}' names no parameter of 'OrderSoup'"),
      RuleExample(
        "a parameter that is not in the key",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${soup} &amp; bread for ↓${guests}</string>
            </dict>
            <key>guests,soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${soup} for ${guests}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
          </array>
          """),
        message: "'${guests}' names a parameter that is not in the combination"),
      RuleExample(
        "a property that the type does not have",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ↓${soup.price}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
              <key>INIntentParameterObjectType</key>
              <string>Dish</string>
            </dict>
          </array>
          """),
        message: "'${soup.price}' names no property of type 'Dish'"),
    ],
    nonTriggering: [
      RuleExample(
        "the words of a dialog and of a reason",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>There are ${count} soups like ‘${soup}’.</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>DisambiguationIntroduction</string>
            </dict>
          </array>
          <key>INIntentParameterUnsupportedReasons</key>
          <array>
            <dict>
              <key>INIntentParameterUnsupportedReasonFormatString</key>
              <string>${displayName} is sold out.</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "a default value is no sentence",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>${anything}</string>
            <key>INIntentParameterMetadataDefaultValueID</key>
            <string>pT4mQa</string>
          </dict>
          """)),
    ])
}
