internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds defaults that are there and cannot be used; those of a wrong type are found by lowering.
enum InvalidDefaultRule: DefinitionRule {
  static let id: DiagnosticID = .invalidDefault

  static let description = RuleDescription(
    id,
    title: "default value that cannot be used",
    scope: .definition,
    severity: .error,
    explanation: """
      A default value has another type than its parameter. The default of an enumeration is the name of a value, not \
      its index.

      It is a warning when the default of an enumeration names none of its values, when it is `unknown`, the value \
      that stands for no choice at all, and when a parameter with several values has a single one as default. \
      Enumerations of the framework are not looked at.
      """,
    rationale: """
      The system starts without a value then. When Xcode converts an intent to App Intents, it copies the name of a \
      value that does not exist into code, which does not compile.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>↓five</string>
          </dict>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """),
        message: "default value must be a number"),
      RuleExample(
        "a value that the enumeration does not have",
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>↓lage</string>
          </dict>
          """),
        message: "'lage' is not a value of 'Size'"),
      RuleExample(
        "the value that stands for no choice",
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>↓unknown</string>
          </dict>
          """),
        message: "default of 'soup' is the placeholder value 'unknown'"),
      RuleExample(
        "one value for a parameter with several",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>↓Tomato</string>
            <key>INIntentParameterMetadataDefaultValueID</key>
            <string>pT4mQa</string>
          </dict>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """),
        message: "default of array parameter 'soup' is a single value"),
    ],
    nonTriggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string>large</string>
          </dict>
          """)),
      RuleExample(
        "a number may be written as an integer or as a real",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <integer>2</integer>
          </dict>
          <key>INIntentParameterType</key>
          <string>Decimal</string>
          """)),
      RuleExample(
        "an empty text is no default",
        .parameter(
          """
          <key>INIntentParameterMetadata</key>
          <dict>
            <key>INIntentParameterMetadataDefaultValue</key>
            <string></string>
          </dict>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    var values = EnumerationValues(definition)
    var hints = SpellingHints()
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard let value = parameter.metadata?.defaultValue, let name = parameter.name?.value, isDefault(value.value)
      else { continue }
      let enumeration = definition.enumeration(of: parameter)
      // A default of another type has been reported.
      if parameter.enumType.nonEmpty != nil, value.value.string == nil { continue }
      if let enumeration, let text = value.value.string, let names = values.indexes(of: enumeration),
        names[text] == nil
      {
        findings.report(
          "'\(text)' is not a value of '\(enumeration.name?.value ?? "")'", at: value.range, severity: .warning,
          hint: hints.hint(for: text, among: names.keys))
      } else if parameter.supportsMultipleValues?.value ?? false {
        findings.report(
          "default of array parameter '\(name)' is a single value", at: value.range, severity: .warning)
      } else if let enumeration, value.value.string == "unknown", values.indexes(of: enumeration)?["unknown"] == 0 {
        findings.report(
          "default of '\(name)' is the placeholder value 'unknown'", at: value.range, severity: .warning)
      }
    }
  }

  /// Whether a value says more than an absent one would.
  private static func isDefault(_ value: ScalarEntry) -> Bool {
    value != .string("") && value != .boolean(false)
  }
}
