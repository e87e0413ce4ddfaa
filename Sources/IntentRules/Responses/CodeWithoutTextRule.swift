internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds outcomes for which there are no words.
enum CodeWithoutTextRule: DefinitionRule {
  static let id: DiagnosticID = "code-without-text"

  static let description = RuleDescription(
    id,
    title: "outcome without text",
    scope: .definition,
    severity: .warning,
    explanation: """
      A response code of the author's own has neither a spoken nor a printed text, or an unsupported reason of the \
      author's own has none. `success` and `failure` need no text, and one of the two texts is enough.
      """,
    rationale: """
      The code was added to say something in particular, and Siri says a general sentence \
      ([that tells people nothing](https://github.com/lionheart/openradar-mirror/issues/20915)).
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
            ↓<dict>
              <key>INIntentResponseCodeName</key>
              <string>failureNoStock</string>
            </dict>
          </array>
          """),
        message: "response code 'failureNoStock' has no text, so Siri says a generic sentence"),
      RuleExample(
        "a reason",
        .parameter(
          """
          <key>INIntentParameterUnsupportedReasons</key>
          <array>
            <dict>
              <key>INIntentParameterUnsupportedReasonCode</key>
              <string>soldOut</string>
              <key>INIntentParameterUnsupportedReasonCustom</key>
              <true/>
              <key>INIntentParameterUnsupportedReasonFormatString</key>
              ↓<string></string>
            </dict>
          </array>
          """),
        message: "unsupported reason 'soldOut' has no text, so Siri says a generic sentence"),
    ],
    nonTriggering: [
      RuleExample(
        "a printed text alone",
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
              <key>INIntentResponseCodeConciseFormatString</key>
              <string>Out of soup.</string>
              <key>INIntentResponseCodeName</key>
              <string>failureNoStock</string>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.customIntents {
      for code in intent.response?.codes ?? [] {
        guard let name = code.name?.value, BuiltInResponseCode(rawValue: name) == nil else { continue }
        report(
          "response code '\(name)'", [code.formatString, code.conciseFormatString],
          isKnown: code.knowsTexts, at: code.openingTagRange, &findings)
      }
      for reason in intent.parameters.flatMap(\.unsupportedReasons) where !(reason.default?.value ?? false) {
        // A reason has to have a text; one without even the key has been reported.
        guard let code = reason.code?.value, let text = reason.formatString?.text else { continue }
        report(
          "unsupported reason '\(code)'", [reason.formatString], isKnown: true, at: text.range, &findings)
      }
    }
  }

  private static func report(
    _ subject: String, _ texts: [LocalizedTextEntry?], isKnown: Bool, at range: SourceRange,
    _ findings: inout RuleFindings
  ) {
    let texts = texts.compactMap { $0?.text }
    guard isKnown, texts.allSatisfy({ $0.value.isBlank }) else { return }
    findings.report("\(subject) has no text, so Siri says a generic sentence", at: texts.first?.range ?? range)
  }
}

extension ResponseCodeEntry {
  /// Whether both texts are absent or could be read; one of another type has been reported.
  fileprivate var knowsTexts: Bool {
    (formatString?.text != nil || !hasKey("INIntentResponseCodeFormatString"))
      && (conciseFormatString?.text != nil || !hasKey("INIntentResponseCodeConciseFormatString"))
  }
}
