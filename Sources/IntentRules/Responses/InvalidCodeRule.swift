internal import IntentSemantics
internal import SourceDiagnostics

/// Describes what lowering finds: codes that would be declared twice.
enum InvalidCodeRule: Rule {
  static let id: DiagnosticID = .invalidCode

  static let description = RuleDescription(
    id,
    title: "code that stands twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two response codes of an intent, or two unsupported reasons of a parameter, have the same name; a difference in \
      the first letter does not help, because Objective-C spells the constants with an upper-case one. Or a response \
      code is called `unspecified`, `ready`, `continueInApp`, `inProgress` or `failureRequiringAppLaunch`: every \
      response has those.

      A code may have the name of a parameter of the response.
      """,
    rationale: """
      The generated enumeration would declare a case twice, which does not compile.
      """,
    triggering: [
      RuleExample(
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeFormatString</key>
              <string>It is cooking.</string>
              <key>INIntentResponseCodeName</key>
              <string>↓inProgress</string>
            </dict>
          </array>
          """),
        message: "'inProgress' is a built-in response code"),
      RuleExample(
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>↓failure</string>
            </dict>
          </array>
          """),
        message: "response code 'failure' is declared twice"),
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterUnsupportedReasons</key>
          <array>
            <dict>
              <key>INIntentParameterUnsupportedReasonCode</key>
              <string>soldOut</string>
            </dict>
            <dict>
              <key>INIntentParameterUnsupportedReasonCode</key>
              <string>↓soldOut</string>
            </dict>
          </array>
          """),
        message: "unsupported reason 'soldOut' is declared twice"),
    ],
    nonTriggering: [
      RuleExample(
        "a code named like a parameter",
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeFormatString</key>
              <string>${failure}</string>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>failure</string>
            </dict>
          </array>
          """))
    ])
}
