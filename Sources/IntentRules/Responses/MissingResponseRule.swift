internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds intents that cannot say how it went.
enum MissingResponseRule: DefinitionRule {
  static let id: DiagnosticID = "missing-response"

  static let description = RuleDescription(
    id,
    title: "intent without outcome",
    scope: .definition,
    severity: .warning,
    explanation: """
      An intent has no response, or its response lacks the code `success` or `failure`.

      It is a note when an intent that Shortcuts shows has parameters in its response and none of them is its output. \
      System intents are exempt: their responses are the framework's.
      """,
    rationale: """
      Siri has no words for an outcome that the definition does not list \
      ([what handlers can answer](https://github.com/lionheart/openradar-mirror/issues/19885)), and the next action of \
      a shortcut gets only what the output names. Generated code has both codes anyway.
      """,
    fix: "Adds the missing response or codes, without texts.",
    triggering: [
      RuleExample(
        .response(
          """
          <dict>
            <key>INIntentResponseCodes</key>
            ↓<array>
              <dict>
                <key>INIntentResponseCodeName</key>
                <string>success</string>
                <key>INIntentResponseCodeSuccess</key>
                <true/>
              </dict>
            </array>
          </dict>
          """),
        message: "'OrderSoup' has no 'failure' response code",
        fixed: .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "neither of the two",
        .response(
          """
          <dict>
            <key>INIntentResponseCodes</key>
            ↓↓<array>
              <dict>
                <key>INIntentResponseCodeFormatString</key>
                <string>Out of soup.</string>
                <key>INIntentResponseCodeFormatStringID</key>
                <string>vT6mQa</string>
                <key>INIntentResponseCodeName</key>
                <string>failureNoStock</string>
              </dict>
            </array>
          </dict>
          """),
        fixed: .response(
          """
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeFormatString</key>
              <string>Out of soup.</string>
              <key>INIntentResponseCodeFormatStringID</key>
              <string>vT6mQa</string>
              <key>INIntentResponseCodeName</key>
              <string>failureNoStock</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
              <key>INIntentResponseCodeSuccess</key>
              <true/>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "no response at all",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>INEnums</key>
            <array/>
            <key>INIntentDefinitionModelVersion</key>
            <string>1.2</string>
            <key>INIntents</key>
            <array>
              ↓<dict>
                <key>INIntentCategory</key>
                <string>generic</string>
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <string>gpCwrM</string>
                <key>INIntentType</key>
                <string>Custom</string>
                <key>INIntentVerb</key>
                <string>Do</string>
              </dict>
            </array>
          </dict>
          </plist>
          """),
        message: "'OrderSoup' has no response",
        fixed: .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>INEnums</key>
            <array/>
            <key>INIntentDefinitionModelVersion</key>
            <string>1.2</string>
            <key>INIntents</key>
            <array>
              <dict>
                <key>INIntentCategory</key>
                <string>generic</string>
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentResponse</key>
                <dict>
                  <key>INIntentResponseCodes</key>
                  <array>
                    <dict>
                      <key>INIntentResponseCodeName</key>
                      <string>success</string>
                      <key>INIntentResponseCodeSuccess</key>
                      <true/>
                    </dict>
                    <dict>
                      <key>INIntentResponseCodeName</key>
                      <string>failure</string>
                    </dict>
                  </array>
                </dict>
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <string>gpCwrM</string>
                <key>INIntentType</key>
                <string>Custom</string>
                <key>INIntentVerb</key>
                <string>Do</string>
              </dict>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "a result that goes nowhere",
        .response(
          """
          ↓<dict>
            <key>INIntentResponseParameters</key>
            <array>
              <dict>
                <key>INIntentResponseParameterName</key>
                <string>total</string>
              </dict>
            </array>
          </dict>
          """),
        message: "'OrderSoup' returns nothing to the next action"),
    ],
    nonTriggering: [
      RuleExample(
        .response(
          """
          <key>INIntentResponseOutput</key>
          <string>total</string>
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>total</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "a system intent",
        .intent(
          """
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          """)),
    ])

  private static let responseKey: StaticString = "INIntentResponse"
  private static let codesKey: StaticString = "INIntentResponseCodes"

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents where intent.isCustom {
      guard let response = intent.response else {
        // A response of another type has been reported.
        if !intent.hasKey(responseKey) { reportMissingResponse(of: intent, &findings) }
        continue
      }
      checkCodes(response, of: intent, &findings)
      if intent.isConfigurable, !response.parameters.isEmpty, response.output.nonEmpty == nil,
        response.output != nil || !response.hasKey("INIntentResponseOutput")
      {
        findings.report(
          "'\(intent.displayedName)' returns nothing to the next action",
          at: response.output?.range ?? response.openingTagRange, severity: .note,
          hint: "choose one of the response parameters as output")
      }
    }
  }

  private static func checkCodes(_ response: ResponseEntry, of intent: IntentEntry, _ findings: inout RuleFindings) {
    guard let list = response.node[codesKey], response.knowsAllCodeNames else { return }
    let names = Set(response.codes.compactMap { $0.name?.value.withLowercasedFirstLetter })
    let missing = ["success", "failure"].filter { !names.contains($0) }
    guard !missing.isEmpty else { return }
    // Every finding adds all that is missing, so that the fix-its of one list are the same.
    let fixIt = FixIt(
      missing.count == 1 ? "add the code" : "add both codes",
      edits: [list.appending(element: missing.map(codeElement).joined(separator: "\n"))])
    for name in missing {
      findings.report(
        "'\(intent.displayedName)' has no '\(name)' response code", at: list.valueRange, fixIts: [fixIt])
    }
  }

  private static func reportMissingResponse(of intent: IntentEntry, _ findings: inout RuleFindings) {
    let codes = ["success", "failure"].map(codeElement).joined(separator: "\n").indented(by: "\n\t\t")
    let element = "<dict>\n\t<key>\(codesKey)</key>\n\t<array>\n\t\t\(codes)\n\t</array>\n</dict>"
    findings.report(
      "'\(intent.displayedName)' has no response", at: intent.openingTagRange,
      fixIts: [FixIt("add a response", edits: [intent.node.setting(responseKey, to: element)])])
  }

  private static func codeElement(_ name: String) -> String {
    let success = name == "success" ? "\n\t<key>INIntentResponseCodeSuccess</key>\n\t<true/>" : ""
    return "<dict>\n\t<key>INIntentResponseCodeName</key>\n\t<string>\(name)</string>\(success)\n</dict>"
  }
}

extension String {
  /// The text with an indentation behind every line break.
  fileprivate func indented(by lead: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lead)
  }
}
