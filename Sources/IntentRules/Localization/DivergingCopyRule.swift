internal import IntentModel
internal import Localization
internal import SourceDiagnostics

/// Finds copies of a definition for a language that have not kept up with it.
enum DivergingCopyRule: LocalizationRule {
  static let id: DiagnosticID = "diverging-copy"

  static let description = RuleDescription(
    id,
    title: "copy of a definition that has fallen behind",
    scope: .localization,
    severity: .warning,
    explanation: """
      The definition lies in several language folders, and a copy differs from the one of `Base.lproj` (else from the \
      English one, else from the first) in something other than texts and the versions of Xcode and macOS that saved it. \
      There is one finding for each copy, at the first difference.
      """,
    rationale: """
      A definition that is localized as a file, not through tables, has a full copy for each language. Classes are \
      generated from one of them; the others are loaded with whatever they were left with, and people of that language \
      miss parameters and values ([a project with several of them](https://github.com/yonaskolb/XcodeGen/issues/614)).
      """,
    triggering: [
      RuleExample(
        .file("App/Base.lproj/Example.intentdefinition", DivergingCopyRule.definition(parameters: ["soup", "guests"])),
        .file(
          "App/de.lproj/Example.intentdefinition",
          DivergingCopyRule.definition(parameters: ["soup"], mark: "↓").replacing("Order Soup", with: "Suppe bestellen")
        ),
        message: "copy for 'de' differs from 'Base' at 'OrderSoup'")
    ],
    nonTriggering: [
      RuleExample(
        "other texts",
        .file("App/Base.lproj/Example.intentdefinition", DivergingCopyRule.definition(parameters: ["soup"])),
        .file(
          "App/de.lproj/Example.intentdefinition",
          DivergingCopyRule.definition(parameters: ["soup"]).replacing("Order Soup", with: "Suppe bestellen")))
    ])

  /// A definition whose last tag has a mark.
  private static func definition(parameters: [String], mark: String = "") -> String {
    let entries = parameters.enumerated().map { index, name in
      """
              <dict>
                <key>INIntentParameterDisplayPriority</key>
                <integer>\(index + 1)</integer>
                <key>INIntentParameterName</key>
                <string>\(name)</string>
                <key>INIntentParameterTag</key>
                <integer>\(index + 1)</integer>
                <key>INIntentParameterType</key>
                <string>String</string>
              </dict>
      """
    }
    return """
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
            <string>8hDj2L</string>
            <key>INIntentEligibleForWidgets</key>
            <true/>
            <key>INIntentLastParameterTag</key>
            <integer>\(mark)\(parameters.count)</integer>
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>INIntentParameters</key>
            <array>
      \(entries.joined(separator: "\n"))
            </array>
            <key>INIntentResponse</key>
            <dict>
              <key>INIntentResponseCodes</key>
              <array/>
            </dict>
            <key>INIntentTitle</key>
            <string>Order Soup</string>
            <key>INIntentTitleID</key>
            <string>pL2wXs</string>
            <key>INIntentType</key>
            <string>Custom</string>
            <key>INIntentVerb</key>
            <string>Do</string>
          </dict>
        </array>
        <key>INTypes</key>
        <array/>
      </dict>
      </plist>

      """
  }

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    let original = localization.definition
    for (language, copy) in localization.copies {
      let differences = StructuralDifferences(of: copy.document.node, from: original.document.node).list
      guard let first = differences.first else { continue }
      let element = first.element.isEmpty ? "the whole definition" : first.element.joined(separator: ".")
      let rest = differences.count - 1
      findings.report(
        "copy for '\(language)' differs from '\(original.source.languageFolder)' at '\(element)'",
        at: copy.location(first.copy),
        hint: first.explanation + (rest > 0 ? ", and \(rest) more" : ""),
        notes: [original.note("the definition that is compiled has this", at: first.original)])
    }
  }
}

extension SourceFile {
  /// The name of the language folder that the file is in; the path for a file outside of one.
  fileprivate var languageFolder: String {
    let components = path.split(separator: "/")
    guard let folder = components.dropLast().last else { return path }
    return LanguageFolder(folderName: String(folder))?.name ?? path
  }
}
