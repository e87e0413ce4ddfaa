internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// Finds names that read oddly in code.
enum UnconventionalNameRule: DefinitionRule {
  static let id: DiagnosticID = "unconventional-name"

  static let description = RuleDescription(
    id,
    title: "name is not what Swift programmers expect",
    scope: .definition,
    severity: .off,
    explanation: """
      An intent, an enumeration, a type or a class name is not spelt in upper camel case, or a parameter, a property, a \
      value, a response code or an unsupported reason not in lower camel case. Or it is a keyword of Swift, so that \
      generated code has it in back-ticks.

      The name of an intent ends in `Intent`, so that its class ends in `IntentIntent`. An explicit class name does not \
      start with the class prefix that the file records.

      There is one finding for each name. System intents are not looked at.
      """,
    rationale: """
      For information, when a definition is new. Later on leave the names alone: saved shortcuts and placed widgets \
      know parameters and values by them, and all of these names compile \
      ([keywords as well](https://github.com/apollographql/apollo-ios/issues/53)).
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>↓stop_id</string>
          """),
        message: "'stop_id' is not lower camel case"),
      RuleExample(
        "a keyword",
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
              <string>↓repeat</string>
            </dict>
          </array>
          """),
        message: "'repeat' is a Swift keyword"),
      RuleExample(
        "a suffix that comes twice",
        .intent(
          """
          <key>INIntentName</key>
          <string>↓OrderIntent</string>
          """),
        message: "'OrderIntent' gives class 'OrderIntentIntent'"),
      RuleExample(
        "a class name without the recorded prefix",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>↓OrderSoupIntent</string>
          <key>INIntentClassPrefix</key>
          <string>KT</string>
          """),
        message: "'OrderSoupIntent' does not start with the recorded prefix 'KT'"),
      RuleExample(
        "an underscore at the end",
        .type(
          """
          <key>INTypeName</key>
          <string>↓Color_</string>
          """),
        message: "'Color_' is not upper camel case"),
    ],
    nonTriggering: [
      RuleExample(
        "digits and abbreviations",
        .parameter(
          """
          <key>INIntentParameterName</key>
          <string>imageURL2</string>
          """)),
      RuleExample(
        "a class name of its own",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>OrderIntent</string>
          <key>INIntentName</key>
          <string>OrderIntent</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    let document = definition.document
    for intent in document.intents where !intent.isSystem {
      check(intent, prefix: definition.classPrefix, &findings)
    }
    for enumeration in document.enums {
      checkType(enumeration.name, &findings)
      checkType(enumeration.className.nonEmpty, &findings)
      enumeration.values.forEach { checkMember($0.name, &findings) }
    }
    for type in document.types {
      checkType(type.name, &findings)
      checkClassName(type.className.nonEmpty, recordedPrefix: type.classPrefix, &findings)
      for property in type.properties where !(property.default?.value ?? false) {
        checkMember(property.name, &findings)
      }
    }
  }

  private static func check(_ intent: IntentEntry, prefix: String, _ findings: inout RuleFindings) {
    if let name = intent.name, name.value.isIdentifier, name.value.hasSuffix("Intent"),
      intent.className.nonEmpty == nil
    {
      findings.report("'\(name.value)' gives class '\(prefix)\(name.value)Intent'", at: name.range)
    } else {
      checkType(intent.name, &findings)
    }
    checkClassName(intent.className.nonEmpty, recordedPrefix: intent.classPrefix, &findings)
    for parameter in intent.parameters {
      checkMember(parameter.name, &findings)
      parameter.unsupportedReasons.forEach { checkMember($0.code, &findings) }
    }
    intent.response?.codes.forEach { checkMember($0.name, &findings) }
    intent.response?.parameters.forEach { checkMember($0.name, &findings) }
  }

  private static func checkClassName(
    _ className: Located<String>?, recordedPrefix: Located<String>?, _ findings: inout RuleFindings
  ) {
    guard let className, let prefix = recordedPrefix.nonEmpty, className.value.isIdentifier,
      !className.value.hasPrefix(prefix.value)
    else { return checkType(className, &findings) }
    findings.report(
      "'\(className.value)' does not start with the recorded prefix \(prefix.value.quoted)", at: className.range)
  }

  private static func checkType(_ name: Located<String>?, _ findings: inout RuleFindings) {
    guard let name, name.value.isIdentifier, !name.value.isCamelCase(startingIn: "A"..."Z") else { return }
    findings.report("'\(name.value)' is not upper camel case", at: name.range)
  }

  private static func checkMember(_ name: Located<String>?, _ findings: inout RuleFindings) {
    guard let name, name.value.isIdentifier else { return }
    if SwiftKeywords.all.contains(name.value) {
      findings.report("'\(name.value)' is a Swift keyword", at: name.range)
    } else if !name.value.isCamelCase(startingIn: "a"..."z") {
      findings.report("'\(name.value)' is not lower camel case", at: name.range)
    }
  }
}

extension String {
  /// Whether an identifier has a first letter of the given ones and no underscore.
  fileprivate func isCamelCase(startingIn letters: ClosedRange<Character>) -> Bool {
    first.map(letters.contains) ?? false && !contains("_")
  }
}
