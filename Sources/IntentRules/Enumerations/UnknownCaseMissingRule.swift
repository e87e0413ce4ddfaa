internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds enumerations in which "not set" looks like a value.
enum UnknownCaseMissingRule: DefinitionRule {
  static let id: DiagnosticID = "unknown-case-missing"

  static let description = RuleDescription(
    id,
    title: "enumeration without 'unknown'",
    scope: .definition,
    severity: .warning,
    explanation: """
      The first value of an enumeration is not `unknown` with the index 0, or there is no other value.
      """,
    rationale: """
      A parameter that is not set has the index 0. A real value there cannot be told from that.
      """,
    triggering: [
      RuleExample(
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>↓small</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>large</string>
            </dict>
          </array>
          """),
        message: "'Size' has no 'unknown' value with index 0"),
      RuleExample(
        "not the first one",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>↓small</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
          </array>
          """),
        message: "'unknown' is not the first value of 'Size'"),
      RuleExample(
        "nothing else",
        .enumeration(
          """
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>↓unknown</string>
            </dict>
          </array>
          """),
        message: "'Size' has no value beside 'unknown'"),
    ],
    nonTriggering: [
      RuleExample(.enumeration(""))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for enumeration in definition.document.enums {
      // An index of another type has been reported, as has an enumeration of nothing.
      guard let name = enumeration.name?.value, let first = enumeration.values.first, let firstName = first.name,
        enumeration.knowsAllValueNames,
        enumeration.values.allSatisfy({ $0.index != nil || !$0.hasKey("INEnumValueIndex") })
      else { continue }
      if first.standsForNothing {
        guard enumeration.values.count == 1 else { continue }
        findings.report("'\(name)' has no value beside 'unknown'", at: firstName.range)
      } else if enumeration.values.contains(where: \.standsForNothing) {
        findings.report("'unknown' is not the first value of '\(name)'", at: firstName.range)
      } else {
        findings.report("'\(name)' has no 'unknown' value with index 0", at: firstName.range)
      }
    }
  }
}

extension EnumValueEntry {
  /// Whether it is what a parameter without a value has.
  fileprivate var standsForNothing: Bool {
    name?.value.withLowercasedFirstLetter == "unknown" && (index?.value ?? 0) == 0
  }
}
