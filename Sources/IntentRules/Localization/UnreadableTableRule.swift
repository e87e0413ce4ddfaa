internal import Localization
internal import SourceDiagnostics

/// Describes what reading tables finds.
enum UnreadableTableRule: Rule {
  static let id: DiagnosticID = .unreadableTable

  static let description = RuleDescription(
    id,
    title: "table that cannot be read, or says a thing twice",
    scope: .localization,
    severity: .error,
    explanation: """
      A `.strings`, `.stringsdict` or `.xcstrings` file is no such table, or no text in UTF-8 or UTF-16. Everything that \
      keeps it from being read is reported at its place. No other rule says anything of such a table: its language does \
      not count as one that lacks translations.

      A key that is there twice is a warning: the last entry wins. So is an escape that is read as something else, such \
      as `\\u00e4` in an old-style table.
      """,
    rationale: """
      A table with a mistake is left out of the app, or up to the mistake, and the texts appear in another language. A \
      key that repeats hides a translation that somebody has made \
      ([a table that did](https://github.com/ChrisPrefect/instacastplus)).
      """,
    fix: """
      Inserts a missing `;` or quotation mark, replaces typographic quotation marks, deletes the entry that another one \
      of its key replaces.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          <key>INIntentDescriptionID</key>
          <string>8hDj2L</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "pL2wXs" = "Suppe bestellen"↓
          "8hDj2L" = "Bestellt eine Suppe";

          """),
        message: "cannot read table: ';' is missing behind the value",
        fixed: .file(
          "App/de.lproj/Example.strings",
          """
          "pL2wXs" = "Suppe bestellen";
          "8hDj2L" = "Bestellt eine Suppe";

          """)),
      RuleExample(
        "a key that repeats",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file(
          "App/de.lproj/Example.strings",
          """
          "pL2wXs" = "Suppe bestellen";
          ↓"pL2wXs" = "Suppe holen";

          """),
        message: "key 'pL2wXs' appears twice, the last one wins",
        fixed: .file(
          "App/de.lproj/Example.strings",
          """
          "pL2wXs" = "Suppe holen";

          """)),
    ],
    nonTriggering: [
      RuleExample(
        "keys and texts without quotation marks",
        .intent(
          """
          <key>INIntentTitleID</key>
          <string>pL2wXs</string>
          """),
        .file("App/de.lproj/Example.strings", "pL2wXs = Suppe;\n"))
    ])
}
