internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds texts that nobody will hear.
enum UnusedTextRule: DefinitionRule {
  static let id: DiagnosticID = "unused-text"

  static let description = RuleDescription(
    id,
    title: "text is never used",
    scope: .definition,
    severity: .off,
    explanation: """
      A parameter of a custom intent does not support resolution, and has a dialog with a text (the dialog \
      `Configuration` is spoken all the same) or an unsupported reason. In an intent that only configures widgets, a \
      parameter supports resolution, or a response code has a text.

      There is one finding for the dialogs of a parameter and one for its reasons.
      """,
    rationale: """
      Translators are paid for texts that nobody hears. Xcode keeps such texts on purpose, in case that resolution is \
      switched on again, and so do most projects.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>↓Which soup?</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
          </array>
          """),
        message: "dialog text of 'soup' is never used"),
      RuleExample(
        "a reason without resolution",
        .parameter(
          """
          <key>INIntentParameterUnsupportedReasons</key>
          <array>
            <dict>
              <key>INIntentParameterUnsupportedReasonCode</key>
              <string>↓soldOut</string>
              <key>INIntentParameterUnsupportedReasonCustom</key>
              <true/>
            </dict>
          </array>
          """),
        message: "unsupported reason of 'soup' is never used"),
      RuleExample(
        "a widget",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
              <key>INIntentParameterSupportsResolution</key>
              ↓<true/>
            </dict>
          </array>
          <key>INIntentResponse</key>
          <dict>
            <key>INIntentResponseCodes</key>
            <array>
              <dict>
                <key>INIntentResponseCodeFormatString</key>
                <string>↓Here is your soup.</string>
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
          </dict>
          """),
        message: "resolution of 'soup' is never used"),
    ],
    nonTriggering: [
      RuleExample(
        "asked while an action is configured",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Configuration</string>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents where intent.isCustom {
      for parameter in intent.parameters
      where parameter.isReadable("INIntentParameterSupportsResolution", as: .boolean) {
        check(parameter, isOfWidget: intent.isWidgetOnly, &findings)
      }
      guard intent.isWidgetOnly else { continue }
      for code in intent.response?.codes ?? [] {
        guard let text = code.formatString?.text.nonEmpty ?? code.conciseFormatString?.text.nonEmpty else { continue }
        findings.report("text of response code \((code.name?.value ?? "").quoted) is never used", at: text.range)
      }
    }
  }

  private static func check(_ parameter: ParameterEntry, isOfWidget: Bool, _ findings: inout RuleFindings) {
    let name = (parameter.name?.value ?? "").quoted
    if let resolution = parameter.supportsResolution, resolution.value {
      // The texts of the parameter go with its resolution.
      guard isOfWidget else { return }
      findings.report("resolution of \(name) is never used", at: resolution.range)
      return
    }
    let dialogs = parameter.promptDialogs.filter { $0.type?.value != "Configuration" }
    if let text = dialogs.lazy.compactMap({ $0.formatString?.text.nonEmpty }).first {
      findings.report("dialog text of \(name) is never used", at: text.range)
    }
    if let reason = parameter.unsupportedReasons.first {
      findings.report(
        "unsupported reason of \(name) is never used", at: reason.code?.range ?? reason.openingTagRange)
    }
  }
}
