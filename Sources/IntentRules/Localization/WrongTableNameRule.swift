internal import Localization
internal import SourceDiagnostics

/// Finds tables that the system does not look for.
enum WrongTableNameRule: LocalizationRule {
  static let id: DiagnosticID = "wrong-table-name"

  static let description = RuleDescription(
    id,
    title: "table under another name",
    scope: .localization,
    severity: .warning,
    explanation: """
      A `.strings`, `.stringsdict` or `.xcstrings` file is named after the whole file name of the definition, suffix \
      included, or differs from its name in upper and lower case. Its entries count as absent.
      """,
    rationale: """
      The translations of `Intents.intentdefinition` are looked up in `Intents.strings`, letter by letter on a device. \
      Any other file is copied into the app without a complaint and never read \
      ([an app that lost translations by a rename](https://github.com/mozilla-mobile/firefox-ios/pull/11670)).

      There is no fix-it: a file that is renamed outside of Xcode is missing from the project.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/Example.intentdefinition.strings",
          """
          ↓"pL2wXs" = "Suppe bestellen";

          """),
        message: "table must be named 'Example.strings', this one is never looked up"),
      RuleExample(
        "lower case",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/example.stringsdict",
          """
          ↓{ }

          """),
        message: "table must be named 'Example.stringsdict', this one is never looked up"),
    ],
    nonTriggering: [
      RuleExample(
        "tables of other parts of the app",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/Example Screen.strings",
          """
          "pL2wXs" = "Suppe bestellen";

          """))
    ])

  static func check(_ localization: CheckedLocalization, _ findings: inout RuleFindings) {
    let tablePaths = Set(localization.translatedTables.map(\.table.source.path))
    for file in localization.misnamedTables {
      let name = localization.definition.source.stem + "." + file.suffix
      let folder = file.path.dropLast(file.name.count)
      findings.report(
        "table must be named '\(name)', this one is never looked up",
        at: SourceLocation(file: file, range: .position(0)),
        hint: tablePaths.contains(folder + name)
          ? "there is a '\(name)' beside it; move what it lacks there and delete this file"
          : "rename it in Xcode, or with 'git mv' and in the project file")
    }
  }
}

extension SourceFile {
  /// What follows the last dot of the name.
  fileprivate var suffix: String { String(name.dropFirst(stem.count + 1)) }
}
