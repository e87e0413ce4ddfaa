internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds dialogs of which only one can be spoken, and those of an occasion that there is not.
enum DuplicatePromptRule: DefinitionRule {
  static let id: DiagnosticID = "duplicate-prompt"

  static let description = RuleDescription(
    id,
    title: "dialog that stands twice",
    scope: .definition,
    severity: .warning,
    explanation: """
      Two dialogs of a parameter are for the same occasion; the later one is reported. Or a dialog is for an occasion \
      that does not exist.
      """,
    rationale: """
      Siri says one of them, and the other one is translated for nothing. A sample of Apple's asks for the soup twice.
      """,
    fix: "Removes the later one when both say the same.",
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>sP4mQa</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>Yw81bC</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>↓Primary</string>
            </dict>
          </array>
          """),
        message: "dialog 'Primary' of 'soup' appears twice",
        fixed: .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>sP4mQa</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "texts that differ",
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
              <string>What would you like?</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>↓Primary</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "an occasion that does not exist",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogType</key>
              <string>↓Primry</string>
            </dict>
          </array>
          """),
        message: "unknown dialog type 'Primry'"),
    ],
    nonTriggering: [
      RuleExample(
        "a text for each occasion, in any order",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
            <dict>
              <key>INIntentParameterPromptDialogType</key>
              <string>Configuration</string>
            </dict>
          </array>
          """))
    ])

  /// The occasions, as the editor has them.
  private static let types: Set<String> = [
    "Concise", "Configuration", "Confirmation", "DisambiguationIntroduction", "DisambiguationSelection", "Primary",
    "SubsequentIntroduction",
  ]

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    var hints = SpellingHints()
    var mendedIDs: Set<String>?
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard let name = parameter.name?.value else { continue }
      var known: [String: PromptDialogEntry] = [:]
      for dialog in parameter.promptDialogs {
        guard let type = dialog.type else { continue }
        guard types.contains(type.value) else {
          findings.report(
            "unknown dialog type '\(type.value)'", at: type.range, hint: hints.hint(for: type.value, among: types))
          continue
        }
        guard let first = known[type.value] else {
          known[type.value] = dialog
          continue
        }
        let ids = mendedIDs ?? idsOfSeveralTexts(in: definition)
        mendedIDs = ids
        findings.report(
          "dialog '\(type.value)' of '\(name)' appears twice", at: type.range,
          notes: first.type.map { [definition.note("the first one is here", at: $0.range)] } ?? [],
          fixIts: repeats(dialog, first) && !hasOtherRemedies(dialog, ids) ? removal(of: dialog, in: parameter) : [])
      }
    }
  }

  private static func repeats(_ dialog: PromptDialogEntry, _ first: PromptDialogEntry) -> Bool {
    (dialog.formatString?.text?.value ?? "") == (first.formatString?.text?.value ?? "")
  }

  private static func removal(of dialog: PromptDialogEntry, in parameter: ParameterEntry) -> [FixIt] {
    guard let list = parameter.node["INIntentParameterPromptDialogs"] else { return [] }
    return [FixIt("remove the repeated dialog", edits: [list.removing(element: dialog.node)])]
  }

  // MARK: Remedies of other findings

  /// Whether a fix-it of another finding may change something within a dialog: both could not be applied together.
  private static func hasOtherRemedies(_ dialog: PromptDialogEntry, _ idsOfSeveralTexts: Set<String>) -> Bool {
    if dialog.custom == nil, dialog.hasKey("INIntentParameterPromptDialogCustom") { return true }
    guard let text = dialog.formatString?.text.nonEmpty else {
      return dialog.formatString?.text == nil && dialog.hasKey("INIntentParameterPromptDialogFormatString")
    }
    guard let id = dialog.formatString?.id.nonEmpty else { return true }
    return idsOfSeveralTexts.contains(id.value) || TokenScanner(text.value).contains { $0.flaw != nil }
  }

  private static func idsOfSeveralTexts(in definition: CheckedDefinition) -> Set<String> {
    var first: [String: String] = [:]
    var ids: Set<String> = []
    for text in definition.texts {
      guard let id = text.id?.value, let value = text.text?.value else { continue }
      if let other = first.updateValue(value, forKey: id), other != value {
        ids.insert(id)
      }
    }
    return ids
  }
}
