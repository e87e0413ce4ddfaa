internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds values that people cannot tell apart; those that Swift cannot tell apart are found by lowering.
enum DuplicateEnumValueRule: DefinitionRule {
  static let id: DiagnosticID = .duplicateEnumValue

  static let description = RuleDescription(
    id,
    title: "value that stands twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two values of an enumeration have one name. Cases start with a lower-case letter, so `Drip` and `drip` are one.

      It is a warning when two names differ in the case of other letters only, or when two values are shown to people \
      under the same name.
      """,
    rationale: """
      Code with a case twice does not compile \
      ([the same fault in another generator](https://github.com/apollographql/apollo-ios/pull/2432)), and nobody can \
      choose between two entries of a list that read the same.
      """,
    triggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
            <dict>
              <key>INEnumValueDisplayName</key>
              <string>Very large</string>
              <key>INEnumValueName</key>
              <string>↓large</string>
            </dict>
          </array>
          """),
        message: "value 'large' is declared twice in 'Size'"),
      RuleExample(
        "two entries of a list",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueDisplayName</key>
              <string>Large</string>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
            <dict>
              <key>INEnumValueDisplayName</key>
              <string>↓Large</string>
              <key>INEnumValueName</key>
              <string>huge</string>
            </dict>
          </array>
          """),
        message: "values 'large' and 'huge' are both shown as 'Large'"),
      RuleExample(
        "names that differ in case",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>extraLarge</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>↓extralarge</string>
            </dict>
          </array>
          """),
        message: "values 'extraLarge' and 'extralarge' of 'Size' differ in case only"),
    ],
    nonTriggering: [
      RuleExample(.enumeration(""))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for enumeration in definition.document.enums {
      var byName: [String: Located<String>] = [:]
      var byDisplayName: [String: EnumValueEntry] = [:]
      for value in enumeration.values {
        guard let name = value.name else { continue }
        let key = name.value.withLowercasedFirstLetter
        let first = byName[name.value.lowercased()]
        byName[name.value.lowercased()] = first ?? name
        if let first, first.value.withLowercasedFirstLetter != key {
          findings.report(
            "values '\(first.value)' and '\(name.value)' of '\(enumeration.name?.value ?? "")' differ in case only",
            at: name.range, severity: .warning, notes: [definition.note("the other one is here", at: first.range)])
        }
        guard let text = value.displayName?.text.nonEmpty else { continue }
        guard let shown = byDisplayName[text.value], let shownName = shown.name?.value else {
          byDisplayName[text.value] = value
          continue
        }
        // Two values of one name are one fault.
        guard shownName.withLowercasedFirstLetter != key else { continue }
        findings.report(
          "values '\(shownName)' and '\(name.value)' are both shown as '\(text.value)'", at: text.range,
          severity: .warning,
          notes: (shown.displayName?.text).map { [definition.note("the other one is here", at: $0.range)] } ?? [])
      }
    }
  }
}
