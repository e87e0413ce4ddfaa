internal import IntentModel
internal import SourceDiagnostics

/// Finds texts that translators cannot tell apart.
enum DuplicateStringIDRule: DefinitionRule {
  static let id: DiagnosticID = "duplicate-string-id"

  static let description = RuleDescription(
    id,
    title: "string ID stands for two texts",
    scope: .definition,
    severity: .error,
    explanation: """
      One string ID stands for two different texts of the file. The later text is reported, once for each ID and text. \
      Empty texts do not count, and neither does the same text under one ID twice.

      It is a warning where both are something else than a title, a description, or the name of a parameter, a response \
      parameter, a value, a property or a type: combinations and dialogs of copied intents share IDs in real files.
      """,
    rationale: """
      Translations are looked up by the ID alone, so a translation of one text replaces the other as well.
      """,
    fix: "Gives the later text a new ID wherever it stands. Tables of translations are not changed.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterDisplayName</key>
              <string>Guests</string>
              <key>INIntentParameterDisplayNameID</key>
              <string>K3x9Qa</string>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
            <dict>
              <key>INIntentParameterDisplayName</key>
              <string>Table</string>
              <key>INIntentParameterDisplayNameID</key>
              <string>↓K3x9Qa</string>
              <key>INIntentParameterName</key>
              <string>table</string>
            </dict>
          </array>
          """),
        message: "string ID 'K3x9Qa' is used for 'Guests' and 'Table'",
        fixed: .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterDisplayName</key>
              <string>Guests</string>
              <key>INIntentParameterDisplayNameID</key>
              <string>K3x9Qa</string>
              <key>INIntentParameterName</key>
              <string>guests</string>
            </dict>
            <dict>
              <key>INIntentParameterDisplayName</key>
              <string>Table</string>
              <key>INIntentParameterDisplayNameID</key>
              <string>YRTONI</string>
              <key>INIntentParameterName</key>
              <string>table</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "two dialogs: a warning",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>K3x9Qa</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Primary</string>
            </dict>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Really this soup?</string>
              <key>INIntentParameterPromptDialogFormatStringID</key>
              <string>↓K3x9Qa</string>
              <key>INIntentParameterPromptDialogType</key>
              <string>Confirmation</string>
            </dict>
          </array>
          <key>INIntentParameterSupportsResolution</key>
          <true/>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "the same text under one ID",
        .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeConciseFormatString</key>
              <string>Your soup is ready.</string>
              <key>INIntentResponseCodeConciseFormatStringID</key>
              <string>K3x9Qa</string>
              <key>INIntentResponseCodeFormatString</key>
              <string>Your soup is ready.</string>
              <key>INIntentResponseCodeFormatStringID</key>
              <string>K3x9Qa</string>
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
          """))
    ])

  /// A text and where its ID stands.
  private struct Use {
    let kind: DefinitionTextKind
    let text: String
    let id: Located<String>
  }

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    var order: [String] = []
    var uses: [String: [Use]] = [:]
    for text in definition.texts {
      guard let content = text.text, let id = text.id else { continue }
      if uses[id.value] == nil { order.append(id.value) }
      uses[id.value, default: []].append(Use(kind: text.kind, text: content.value, id: id))
    }
    let shared = order.compactMap { uses[$0] }.filter { uses in uses.contains { $0.text != uses[0].text } }
    guard !shared.isEmpty else { return }
    var freshIDs = FreshStringIDs(avoiding: definition.document.node)
    for uses in shared {
      check(uses, in: definition, &freshIDs, &findings)
    }
  }

  /// Compares the texts of one ID with the first of them.
  private static func check(
    _ uses: [Use], in definition: CheckedDefinition, _ freshIDs: inout FreshStringIDs, _ findings: inout RuleFindings
  ) {
    guard let first = uses.first else { return }
    var others: [String] = []
    var usesOfText: [String: [Use]] = [:]
    for use in uses where use.text != first.text {
      if usesOfText[use.text] == nil { others.append(use.text) }
      usesOfText[use.text, default: []].append(use)
    }
    for text in others {
      guard let uses = usesOfText[text], let use = uses.first else { continue }
      let freshID = freshIDs.next(for: "\(first.id.value)|\(text)")
      findings.report(
        "string ID \(first.id.value.quoted) is used for \(first.text.quoted) and \(text.quoted)", at: use.id.range,
        severity: first.kind.isName || uses.contains { $0.kind.isName } ? .error : .warning,
        notes: [definition.note("first used here", at: first.id.range)],
        fixIts: [
          FixIt(
            "use the new ID '\(freshID)' for \(text.quoted)",
            edits: uses.map { TextEdit($0.id.range, replacement: freshID) })
        ])
    }
  }
}

extension DefinitionTextKind {
  /// Whether people see the text as the name or the description of something.
  fileprivate var isName: Bool {
    switch self {
    case .intentTitle, .intentDescription, .parameterName, .responseParameterName, .enumerationValue, .propertyName,
      .typeName:
      true
    case .summary, .suggestionTitle, .suggestionSubtitle, .defaultValue, .placeholder, .booleanWord, .dateTemplate,
      .promptDialog, .unsupportedReason, .response, .conciseResponse, .enumerationName, .pronunciationHint, .synonym,
      .samplePhrase:
      false
    }
  }
}
