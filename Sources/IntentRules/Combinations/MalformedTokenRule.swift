internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds what was meant to be a token and is said as it stands.
enum MalformedTokenRule: DefinitionRule {
  static let id: DiagnosticID = "malformed-token"

  static let description = RuleDescription(
    id,
    title: "text that looks like a token",
    scope: .definition,
    severity: .warning,
    explanation: """
      A sentence has `{name}` or `$name` where a token `${name}` was probably meant, since there is a parameter of that \
      name or of a similar one. Or it has a `${` that starts no token: the brace is not closed, blanks stand within, or \
      what stands within is no name.
      """,
    rationale: """
      People see the braces and the name of the variable \
      ([as in this generator of texts](https://github.com/touyou/flutter_intents/issues/8)).
      """,
    fix: "Writes the token as it has to be, where the name is exactly that of a value that the text can use.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>recipe</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Fish &amp; ↓{recipe}</string>
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
        message: "'{recipe}' looks like a token without '$'",
        fixed: .intent(
          """
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>recipe</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Fish &amp; ${recipe}</string>
            </dict>
          </dict>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>recipe</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "other halves of tokens",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Would you like ↓$soup, ↓${ soup } or ↓${soup today?</string>
            </dict>
          </array>
          """),
        message: "'$soup' looks like a token without braces",
        fixed: .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Would you like ${soup}, ${soup} or ${soup} today?</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "names that are none",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Would you like ↓${} or ↓${the soup} or ↓{sopu}?</string>
            </dict>
          </array>
          """),
        message: "'${}' is a token without a name"),
    ],
    nonTriggering: [
      RuleExample(
        "braces and amounts of money that name nothing",
        .parameter(
          """
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict>
              <key>INIntentParameterPromptDialogFormatString</key>
              <string>Which soup for $5 {or less}, ${soup}?</string>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    var hints = SpellingHints()
    var parameterNames: [Int: Set<String>] = [:]
    for text in definition.texts {
      guard let names = text.tokenNames, let sentence = text.text else { continue }
      var map: DecodedTextMap?
      for occurrence in TokenScanner(sentence.value) {
        guard let flaw = occurrence.flaw else { continue }
        var suggestion: String?
        if let name = occurrence.token?.name, !names.contains(name) {
          // A summary cannot use every parameter, but each is known to be one.
          if let intent = text.intent, parameterNames[intent] == nil {
            parameterNames[intent] = Set(definition.document.intents[intent].parameters.compactMap { $0.name?.value })
          }
          let isParameter = text.intent.flatMap { parameterNames[$0]?.contains(name) } ?? false
          suggestion = isParameter ? nil : hints.suggestion(for: name, among: names)
          guard isParameter || suggestion != nil || flaw.isPlain else { continue }
        }
        map = map ?? definition.document.textMap(of: sentence)
        let place = map?.range(of: occurrence.range)
        findings.report(
          message(flaw, sentence.value.bytes(occurrence.range).shortenedForMessage), at: place ?? sentence.range,
          hint: suggestion.map { "did you mean '${\($0)}'?" },
          fixIts: fixIts(occurrence, names, place))
      }
    }
  }

  private static func message(_ flaw: TokenFlaw, _ source: String) -> String {
    switch flaw {
    case .missingDollar: "'\(source)' looks like a token without '$'"
    case .missingBraces: "'\(source)' looks like a token without \(source.hasSuffix("}") ? "'{'" : "braces")"
    case .unclosed: "'\(source)' looks like a token without '}'"
    case .blanks: "'\(source)' looks like a token with blanks in it"
    case .empty: "'\(source)' is a token without a name"
    case .noName: "'\(source)' looks like a token, but it holds no name"
    case .fullWidth: "'\(source)' looks like a token, but has characters of full width"
    }
  }

  private static func fixIts(_ occurrence: TokenOccurrence, _ names: Set<String>, _ place: SourceRange?) -> [FixIt] {
    guard let place, let token = occurrence.token, names.contains(token.name) else { return [] }
    return [FixIt("write it as '\(token.source)'", replacing: place, with: token.source)]
  }
}

extension String {
  /// The part between two UTF-8 offsets.
  fileprivate func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
