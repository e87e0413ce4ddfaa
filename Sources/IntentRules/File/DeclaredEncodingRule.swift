internal import SourceDiagnostics

/// Describes files that state another encoding than they have.
enum DeclaredEncodingRule: Rule {
  static let id: DiagnosticID = "declared-encoding"

  static let description = RuleDescription(
    id,
    title: "another encoding is declared",
    scope: .definition,
    severity: .warning,
    explanation: """
      The first line names another encoding than UTF-8, but the content is read as UTF-8, which is what definitions are \
      written in.
      """,
    rationale: """
      A reader that believes the declaration takes letters outside ASCII for others, or refuses the file.
      """,
    fix: "Declares UTF-8.",
    triggering: [
      RuleExample(
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="↓ISO-8859-1"?>
          <plist version="1.0">
          <dict>
            <key>INEnums</key>
            <array/>
            <key>INIntentDefinitionModelVersion</key>
            <string>1.2</string>
            <key>INIntents</key>
            <array/>
          </dict>
          </plist>
          """),
        message: "encoding 'ISO-8859-1' is declared, but the file is read as UTF-8",
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
            <array/>
          </dict>
          </plist>
          """))
    ])
}
