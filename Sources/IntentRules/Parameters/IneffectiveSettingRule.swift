internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds settings that do nothing, since they need another one.
enum IneffectiveSettingRule: DefinitionRule {
  static let id: DiagnosticID = "ineffective-setting"

  static let description = RuleDescription(
    id,
    title: "setting without effect",
    scope: .definition,
    severity: .warning,
    explanation: """
      A parameter takes a search term but has no dynamic options to search in, or has dynamic options although an \
      enumeration gives them already.

      A parameter has a fixed number of values but takes one value only, or says no number for any size of a widget; \
      or it says numbers that are not fixed. A size class is unknown or stands twice, or a size is below 1. Lists that \
      leave out size classes are fine: they were saved by an Xcode that did not know all of today's.
      """,
    rationale: """
      The method that the app implements for the setting is never called, and a widget shows another number of rows \
      than its author wanted.
      """,
    fix: """
      Removes the setting that has no effect, or the size that says the same again. Numbers that are not fixed stay, \
      since they may be what was meant.
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterSupportsSearch</key>
          ↓<true/>
          """),
        message: "search of 'soup' has no effect without dynamic options",
        fixed: .parameter("")),
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          <key>INIntentParameterSupportsDynamicEnumeration</key>
          ↓<true/>
          """),
        message: "'soup' has both an enumeration and dynamic options",
        fixed: .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>Size</string>
          """)),
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterArraySizes</key>
          <array>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>3</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>Small</string>
            </dict>
          </array>
          <key>INIntentParameterFixedSizeArray</key>
          <integer>↓1</integer>
          """),
        message: "array size of 'soup' needs multiple values",
        fixed: .parameter("")),
      RuleExample(
        "sizes that cannot be",
        .parameter(
          """
          <key>INIntentParameterArraySizes</key>
          <array>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>↓0</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>Small</string>
            </dict>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>3</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>↓Small</string>
            </dict>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>4</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>↓Midium</string>
            </dict>
          </array>
          <key>INIntentParameterFixedSizeArray</key>
          <integer>1</integer>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """),
        message: "array size of 'soup' must be at least 1"),
      RuleExample(
        "numbers that nothing makes fixed",
        .parameter(
          """
          <key>INIntentParameterArraySizes</key>
          ↓<array>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>3</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>Small</string>
            </dict>
          </array>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """),
        message: "array sizes of 'soup' have no effect without a fixed size"),
      RuleExample(
        "a fixed size that is nowhere said",
        .parameter(
          """
          <key>INIntentParameterFixedSizeArray</key>
          <integer>↓1</integer>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """),
        message: "fixed size of 'soup' has no effect without array sizes",
        fixed: .parameter(
          """
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterSupportsDynamicEnumeration</key>
          <true/>
          <key>INIntentParameterSupportsSearch</key>
          <true/>
          """)),
      RuleExample(
        "an incomplete list",
        .parameter(
          """
          <key>INIntentParameterArraySizes</key>
          <array>
            <dict>
              <key>INIntentParameterArraySizeSize</key>
              <integer>3</integer>
              <key>INIntentParameterArraySizeSizeClass</key>
              <string>Small</string>
            </dict>
          </array>
          <key>INIntentParameterFixedSizeArray</key>
          <integer>1</integer>
          <key>INIntentParameterSupportsMultipleValues</key>
          <true/>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for parameter in definition.customIntents.flatMap(\.parameters) {
      guard let name = parameter.name?.value else { continue }
      checkOptions(of: parameter, name, &findings)
      ArraySizeCheck(parameter, name).check(definition, &findings)
    }
  }

  private static func checkOptions(of parameter: ParameterEntry, _ name: String, _ findings: inout RuleFindings) {
    let dynamic = parameter.supportsDynamicEnumeration.flatMap { $0.value ? $0 : nil }
    let search = parameter.supportsSearch.flatMap { $0.value ? $0 : nil }
    if let dynamic, parameter.enumType.nonEmpty != nil {
      // Without dynamic options a search would be the next finding.
      let keys: [StaticString] =
        ["INIntentParameterSupportsDynamicEnumeration"] + (search == nil ? [] : [Self.searchKey])
      findings.report(
        "'\(name)' has both an enumeration and dynamic options", at: dynamic.range,
        fixIts: [FixIt("remove the dynamic options", edits: keys.compactMap { parameter.node.removing($0) })])
    } else if let search, dynamic == nil,
      parameter.isReadable("INIntentParameterSupportsDynamicEnumeration", as: .boolean)
    {
      findings.report(
        "search of '\(name)' has no effect without dynamic options", at: search.range,
        fixIts: [FixIt("remove the search", edits: [parameter.node.removing(searchKey)].compactMap(\.self))])
    }
  }

  private static let searchKey: StaticString = "INIntentParameterSupportsSearch"
}
