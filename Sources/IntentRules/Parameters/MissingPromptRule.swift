internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds parameters that Siri asks for in words of its own.
enum MissingPromptRule: DefinitionRule {
  static let id: DiagnosticID = "missing-prompt"

  static let description = RuleDescription(
    id,
    title: "parameter without a question",
    scope: .definition,
    severity: .note,
    explanation: """
      A note. Siri may ask for a parameter, since it supports resolution, but the dialog `Primary` has no text. Or the \
      text that introduces a choice does not say how many options there are: `${count}` is missing in it.

      System intents are exempt: the framework words their questions.
      """,
    rationale: """
      Siri asks a general question, and people do not know what is wanted; \
      [a shortcut can get stuck there](https://github.com/home-assistant/iOS/issues/1031).
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <dict>
            <key>INIntentParameterPromptDialogs</key>
            <array>
              ↓<dict>
                <key>INIntentParameterPromptDialogType</key>
                <string>Primary</string>
              </dict>
            </array>
            <key>INIntentParameterSupportsResolution</key>
            <true/>
          </dict>
          """),
        message: "'soup' can be asked for but has no prompt"),
      RuleExample(
        "no dialog at all",
        .parameter(
          """
          ↓<dict>
            <key>INIntentParameterSupportsResolution</key>
            <true/>
          </dict>
          """)),
      RuleExample(
        "a choice between how many",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>↓There are several soups.</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>DisambiguationIntroduction</string>
            </dict>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
          </array>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """),
        message: "introduction to the options of 'soup' does not say '${count}'"),
    ],
    nonTriggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>There are ${count} soups like that.</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>DisambiguationIntroduction</string>
            </dict>
          </array>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """)),
      RuleExample("Siri does not ask for it", .parameter("")),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard parameter.supportsResolution?.value ?? false, let name = parameter.name?.value else { continue }
      let primary = parameter.promptDialogs.filter { $0.type?.value == "Primary" }
      if parameter.knowsAllDialogs, primary.allSatisfy({ $0.formatString?.text.nonEmpty == nil }) {
        findings.report(
          "'\(name)' can be asked for but has no prompt",
          at: primary.first?.openingTagRange ?? parameter.openingTagRange)
      }
      for dialog in parameter.promptDialogs where dialog.type?.value == "DisambiguationIntroduction" {
        guard let text = dialog.formatString?.text.nonEmpty,
          !TokenScanner(text.value).contains(where: { $0.token?.name == "count" })
        else { continue }
        findings.report("introduction to the options of '\(name)' does not say '${count}'", at: text.range)
      }
    }
  }
}

extension ParameterEntry {
  /// Whether the type and text of every dialog could be read.
  fileprivate var knowsAllDialogs: Bool {
    isComplete("INIntentParameterPromptDialogs", count: promptDialogs.count)
      && promptDialogs.allSatisfy {
        $0.type != nil && $0.isReadable("INIntentParameterPromptDialogFormatString", as: .string)
      }
  }
}
