internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds members of one owner whose names are the same, or look so.
///
/// Resolving a definition finds those that cannot be compiled.
enum DuplicateMemberNameRule: DefinitionRule {
  static let id: DiagnosticID = "duplicate-member-name"

  static let description = RuleDescription(
    id,
    title: "member stands twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two parameters of an intent, parameters of a response or properties of a type have the same name. A difference in \
      the first letter only does not help: methods such as `resolveItem` have the name with an upper-case first letter.

      Names that differ in the case of another letter are a warning.
      """,
    rationale: """
      The generated code would not compile. Two such entries are what a merge leaves behind when both sides added a \
      parameter. Names that differ in case alone compile, and are mistaken for each other.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>item</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>↓Item</string>
            </dict>
          </array>
          """),
        message: "parameter 'Item' is declared twice in 'OrderSoup'"),
      RuleExample(
        "a response parameter",
        .response(
          """
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>price</string>
            </dict>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>↓price</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "names that differ in case: a warning",
        .type(
          """
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyName</key>
              <string>cookTime</string>
            </dict>
            <dict>
              <key>INTypePropertyName</key>
              <string>↓cooktime</string>
            </dict>
          </array>
          """),
        message: "properties 'cookTime' and 'cooktime' of 'Dish' differ in case only"),
    ],
    nonTriggering: [
      RuleExample(
        "a parameter of the response with the name of one of the intent",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>item</string>
            </dict>
          </array>
          <key>INIntentResponse</key>
          <dict>
            <key>INIntentResponseParameters</key>
            <array>
              <dict>
                <key>INIntentResponseParameterName</key>
                <string>item</string>
              </dict>
            </array>
          </dict>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for list in MemberList.all(in: definition.document) {
      check(list, in: definition, &findings)
    }
  }

  private static func check(
    _ list: MemberList, in definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    var byLetters: [String: Located<String>] = [:]
    var byMethodName: [String: Located<String>] = [:]
    for name in list.names where name.value.isIdentifier {
      if let first = byMethodName.updateValue(name, forKey: name.value.withUppercasedFirstLetter) {
        // Of what code is made has been compared already.
        guard !list.isCompiled else { continue }
        findings.report(
          "\(list.kind) '\(name.value)' is declared twice in '\(list.owner)'", at: name.range,
          notes: [definition.note("previously declared here", at: first.range)])
      } else if let first = byLetters[name.value.lowercased()] {
        findings.report(
          "\(list.pluralKind) '\(first.value)' and '\(name.value)' of '\(list.owner)' differ in case only",
          at: name.range, severity: .warning, notes: [definition.note("previously declared here", at: first.range)])
      } else {
        byLetters[name.value.lowercased()] = name
      }
    }
  }
}
