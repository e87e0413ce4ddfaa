internal import IntentModel
internal import SourceDiagnostics

/// Finds parameters of widgets for which nobody can choose a value.
enum WidgetObjectWithoutOptionsRule: DefinitionRule {
  static let id: DiagnosticID = "widget-object-without-options"

  static let description = RuleDescription(
    id,
    title: "widget parameter of a custom type without options",
    scope: .definition,
    severity: .warning,
    explanation: """
      An intent configures widgets, and people can edit a parameter of it whose type is a custom one, but the parameter \
      has no dynamic options. Types of the framework are not looked at: the system has pickers for them.
      """,
    rationale: """
      The editor of the widget shows an empty list, since only the app can say which objects there are \
      ([an app that shipped it](https://github.com/home-assistant/iOS/issues/2044), \
      [and another one](https://github.com/openhab/openhab-ios/issues/657)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            ↓<dict>
              <key>INIntentParameterName</key>
              <string>soup</string>
              <key>INIntentParameterObjectType</key>
              <string>Dish</string>
            </dict>
          </array>
          """),
        message: "widget parameter 'soup' has no options, so no value can be chosen"),
      RuleExample(
        "a flag that says so",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterObjectType</key>
              <string>Dish</string>
              <key>INIntentParameterSupportsDynamicEnumeration</key>
              ↓<false/>
            </dict>
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterObjectType</key>
              <string>Dish</string>
              <key>INIntentParameterSupportsDynamicEnumeration</key>
              <true/>
            </dict>
          </array>
          """)),
      RuleExample(
        "in Shortcuts a variable can be put in",
        .intent(
          """
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterObjectType</key>
              <string>Dish</string>
            </dict>
          </array>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.customIntents where intent.isWidgetEligible {
      for parameter in intent.parameters where definition.isConfigurable(parameter, in: intent) {
        guard let name = parameter.name?.value, definition.hasCustomType(parameter) else { continue }
        let options = parameter.supportsDynamicEnumeration
        guard
          options == nil ? !parameter.hasKey("INIntentParameterSupportsDynamicEnumeration") : options?.value == false
        else { continue }
        findings.report(
          "widget parameter '\(name)' has no options, so no value can be chosen",
          at: options?.range ?? parameter.openingTagRange, hint: "give it dynamic options, which the app provides")
      }
    }
  }
}

extension CheckedDefinition {
  /// Whether a parameter holds an object of a type of this definition.
  fileprivate func hasCustomType(_ parameter: ParameterEntry) -> Bool {
    guard parameter.type?.value == "Object", parameter.objectTypeNamespace?.value != "System" else { return false }
    return parameter.objectType.nonEmpty.map { types[$0.value] != nil } ?? false
  }
}
