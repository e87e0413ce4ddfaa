internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds values that would be run together with the word beside them.
enum GluedTokenRule: DefinitionRule {
  static let id: DiagnosticID = "glued-token"

  static let description = RuleDescription(
    id,
    title: "token without a space beside it",
    scope: .definition,
    severity: .warning,
    explanation: """
      A token in a summary, suggestion or response text touches a letter or digit on either side. There is one finding \
      for each text, at its first such token.

      The `s` of a plural is fine, and so is any text in a script that does not part words, such as Chinese or Thai.
      """,
    rationale: """
      People see "Cook soupfor two". The editor of Xcode removes the blank easily when a token is dragged into a text.
      """,
    fix: "Inserts a space at every such place of the text.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>recipe,servings</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook ↓${recipe}for${servings}</string>
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
        message: "missing space next to '${recipe}'",
        fixed: .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>recipe,servings</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Cook ${recipe} for ${servings}</string>
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
          """))
    ],
    nonTriggering: [
      RuleExample(
        "plurals, possessives and marks",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order two ${soup}s (${soup}’s size: “${soup}”)</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "a language without blanks",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>用App${soup}下单</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
            </dict>
          </array>
          """)),
    ])

  private static let kinds: Set<DefinitionTextKind> = [
    .summary, .suggestionTitle, .suggestionSubtitle, .response, .conciseResponse,
  ]

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for text in definition.texts where kinds.contains(text.kind) {
      guard let sentence = text.text else { continue }
      let places = GluedToken.all(in: sentence.value)
      guard let first = places.first else { continue }
      let map = definition.document.textMap(of: sentence)
      func range(_ place: GluedToken) -> SourceRange { map?.range(of: place.range) ?? sentence.range }
      var edits: [TextEdit] = []
      for place in places where map != nil {
        if place.isGluedBefore { edits.append(TextEdit(.position(range(place).offsets.lowerBound), replacement: " ")) }
        if place.isGluedBehind { edits.append(TextEdit(.position(range(place).offsets.upperBound), replacement: " ")) }
      }
      findings.report(
        "missing space next to '\(first.token.source)'", at: range(first),
        notes: places.dropFirst().prefix(8).map { definition.note("and next to '\($0.token.source)'", at: range($0)) },
        fixIts: edits.isEmpty
          ? [] : [FixIt("insert the missing \(edits.count == 1 ? "space" : "spaces")", edits: edits)])
    }
  }
}
