internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds outcomes that are not what they are called.
enum SuccessFlagMismatchRule: DefinitionRule {
  static let id: DiagnosticID = "success-flag-mismatch"

  static let description = RuleDescription(
    id,
    title: "failure marked as a success, or the reverse",
    scope: .definition,
    severity: .warning,
    explanation: """
      The name of a response code starts with `failure` and the code is marked as a success, or it starts with `success` \
      and the code is not.
      """,
    rationale: """
      Siri speaks the wrong kind of sentence around the text, and shortcuts go on after a failure \
      ([a report of wrong sentences](https://github.com/dotnet/macios/issues/4581)).
      """,
    fix: "Flips the mark.",
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
              <string>Out of soup.</string>
              <key>INIntentResponseCodeName</key>
              <string>failureNoStock</string>
              <key>INIntentResponseCodeSuccess</key>
              ↓<true/>
            </dict>
          </array>
          """),
        message: "code 'failureNoStock' is marked as success",
        fixed: .response(
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
              <string>Out of soup.</string>
              <key>INIntentResponseCodeName</key>
              <string>failureNoStock</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "no mark means a failure",
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            ↓<dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
          """),
        message: "code 'success' is marked as failure",
        fixed: .response(
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
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "other names may be either",
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
              <string>It is on its way already.</string>
              <key>INIntentResponseCodeName</key>
              <string>alreadyOrdered</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
          </array>
          """))
    ])

  private static let key: StaticString = "INIntentResponseCodeSuccess"

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for code in definition.customIntents.flatMap({ $0.response?.codes ?? [] }) {
      // A mark of another type has been reported.
      guard let name = code.name?.value, code.success != nil || !code.hasKey(key) else { continue }
      let isSuccess = code.success?.value ?? false
      let family = name.withLowercasedFirstLetter
      let place = code.success?.range ?? code.openingTagRange
      if isSuccess, family.hasPrefix("failure") {
        // Later models leave out what is false.
        let edit =
          definition.modelVersion == .xcode10 ? code.node.setting(key, to: "<false/>") : code.node.removing(key)
        findings.report(
          "code '\(name)' is marked as success", at: place,
          fixIts: [FixIt("mark it as a failure", edits: [edit].compactMap(\.self))])
      } else if !isSuccess, family.hasPrefix("success") {
        findings.report(
          "code '\(name)' is marked as failure", at: place,
          fixIts: [FixIt("mark it as a success", edits: [code.node.setting(key, to: "<true/>")])])
      }
    }
  }
}
