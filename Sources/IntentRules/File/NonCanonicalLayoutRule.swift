internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds files that are not written as an editor writes them.
enum NonCanonicalLayoutRule: DefinitionRule {
  static let id: DiagnosticID = "non-canonical-layout"

  static let description = RuleDescription(
    id,
    title: "not in canonical layout",
    scope: .definition,
    severity: .off,
    explanation: """
      The bytes of the file are not those that Xcode would save for the same content: keys in ascending order, tabs for \
      indentation, one line for each key and value, LF line ends. The first difference is reported. `intentc format \
      --check` reports the same as an error, whether the rule is on or off.
      """,
    rationale: """
      The next save in Xcode rewrites the whole file, and the real change drowns in the difference \
      ([how people live with it](https://github.com/feedback-assistant/reports/issues/259)).
      """,
    fix: "Rewrites the file, unless it has a comment, a processing instruction or an attribute, which would be lost.",
    triggering: [
      RuleExample(
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
          ↓    <key>INEnums</key>
              <array/>
              <key>INIntentDefinitionModelVersion</key>
              <string>1.2</string>
              <key>INIntents</key>
              <array/>
          </dict>
          </plist>
          """),
        message: "file is not in canonical layout: expected '<key>INEnums</key>'",
        fixed: .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
          \t<key>INEnums</key>
          \t<array/>
          \t<key>INIntentDefinitionModelVersion</key>
          \t<string>1.2</string>
          \t<key>INIntents</key>
          \t<array/>
          </dict>
          </plist>

          """))
    ],
    nonTriggering: [
      RuleExample(
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
          \t<key>INEnums</key>
          \t<array/>
          \t<key>INIntentDefinitionModelVersion</key>
          \t<string>1.2</string>
          \t<key>INIntents</key>
          \t<array/>
          </dict>
          </plist>

          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    let text = CanonicalText(of: definition.document.tree)
    guard !text.isInSource else { return }
    let fixIts =
      definition.document.tree.unkeptTexts.isEmpty
      ? [
        FixIt(
          "rewrite the file", replacing: SourceRange(0..<definition.source.bytes.count),
          with: String(decoding: text.bytes, as: UTF8.self))
      ] : []
    findings.report(
      "file is not in canonical layout: \(text.difference)", at: .position(text.firstDifference),
      hint: "rewrite it with 'intentc format'", fixIts: fixIts)
  }
}
