internal import IntentModel
internal import SourceDiagnostics

/// Finds properties of the base class that are not as the base class has them.
enum ChangedDefaultPropertyRule: DefinitionRule {
  static let id: DiagnosticID = "changed-default-property"

  static let description = RuleDescription(
    id,
    title: "inherited property that was changed",
    scope: .definition,
    severity: .note,
    explanation: """
      Every type has four properties from `INObject`: `identifier`, `displayString`, `pronunciationHint` and \
      `alternativeSpeakableMatches`. It is a note when one of them has another type or tag than `INObject` gives it.

      It is a warning when one of them is missing, and when another property is marked as one of them: no code is \
      generated for such a property.
      """,
    rationale: """
      Generated code goes by the mark, so the change has no effect, and was probably made by accident: in the editor the \
      inherited properties stand among the own ones.
      """,
    triggering: [
      RuleExample(
        .type(
          """
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>identifier</string>
              <key>INTypePropertyTag</key>
              <integer>1</integer>
            </dict>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>displayString</string>
              <key>INTypePropertyTag</key>
              <integer>↓102</integer>
            </dict>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>pronunciationHint</string>
              <key>INTypePropertyTag</key>
              <integer>3</integer>
              <key>INTypePropertyType</key>
              <string>↓Integer</string>
            </dict>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>alternativeSpeakableMatches</string>
              <key>INTypePropertySupportsMultipleValues</key>
              <true/>
              <key>INTypePropertyTag</key>
              <integer>4</integer>
              <key>INTypePropertyType</key>
              <string>SpeakableString</string>
            </dict>
          </array>
          """),
        message: "default property 'displayString' of 'Dish' was changed to tag 102"),
      RuleExample(
        "two missing, and one too many",
        .type(
          """
          <key>INTypeName</key>
          <string>↓↓Dish</string>
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>identifier</string>
              <key>INTypePropertyTag</key>
              <integer>1</integer>
            </dict>
            <dict>
              <key>INTypePropertyDefault</key>
              <true/>
              <key>INTypePropertyName</key>
              <string>displayString</string>
              <key>INTypePropertyTag</key>
              <integer>2</integer>
            </dict>
            <dict>
              <key>INTypePropertyDefault</key>
              ↓<true/>
              <key>INTypePropertyName</key>
              <string>price</string>
            </dict>
          </array>
          """),
        message: "'Dish' has no default property 'alternativeSpeakableMatches'"),
    ],
    nonTriggering: [
      RuleExample(
        "own properties stand before or behind them",
        .type(
          """
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyName</key>
              <string>price</string>
              <key>INTypePropertyTag</key>
              <integer>101</integer>
              <key>INTypePropertyType</key>
              <string>Decimal</string>
            </dict>
          </array>
          """))
    ])

  /// The properties that `INObject` has, in the order of their tags from 1.
  private static let inherited = [
    (name: "identifier", type: "String"), (name: "displayString", type: "String"),
    (name: "pronunciationHint", type: "String"), (name: "alternativeSpeakableMatches", type: "SpeakableString"),
  ]

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for type in definition.document.types {
      guard let name = type.name, type.knowsAllPropertyNames else { continue }
      let names = Set(type.properties.compactMap { $0.name?.value })
      for property in inherited where !names.contains(property.name) {
        findings.report(
          "'\(name.value)' has no default property '\(property.name)'", at: name.range, severity: .warning)
      }
      for property in type.properties {
        guard let mark = property.default, mark.value else { continue }
        check(property, marked: mark, of: name.value, &findings)
      }
    }
  }

  private static func check(
    _ property: TypePropertyEntry, marked mark: Located<Bool>, of owner: String, _ findings: inout RuleFindings
  ) {
    let name = property.name?.value ?? ""
    guard let number = inherited.firstIndex(where: { $0.name == name }) else {
      findings.report(
        "'\(name)' of '\(owner)' is marked as a default property, but 'INObject' has none of that name", at: mark.range,
        severity: .warning, hint: "no code is generated for it; remove the mark if it is one of your own")
      return
    }
    let subject = "default property '\(name)' of '\(owner)' was changed to"
    if let type = property.type, type.value != inherited[number].type || property.enumType.nonEmpty != nil {
      let shown = property.enumType.nonEmpty ?? property.objectType.nonEmpty ?? type
      findings.report("\(subject) \(shown.value)", at: type.range)
    } else if let tag = property.tag, tag.value != number + 1 {
      findings.report("\(subject) tag \(tag.value)", at: tag.range, hint: "its tag is \(number + 1)")
    }
  }
}
