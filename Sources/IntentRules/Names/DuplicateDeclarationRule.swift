internal import SourceDiagnostics

/// Describes intents, enumerations and types that are declared twice.
enum DuplicateDeclarationRule: Rule {
  static let id: DiagnosticID = "duplicate-declaration"

  static let description = RuleDescription(
    id,
    title: "declaration stands twice",
    scope: .definition,
    severity: .error,
    explanation: """
      Two intents, two enumerations or two types of a definition have the same name. The later one is reported. An \
      intent and a type may share a name, since their classes do not.
      """,
    rationale: """
      The class of one would overwrite that of the other, and a reference could mean either. It is what a merge leaves \
      behind when both sides added the same thing \
      ([an example](https://github.com/TeamNADA/NADA-iOS-ForRelease/pull/367)).
      """,
    triggering: [
      RuleExample(
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentName</key>
              <string>OpenNote</string>
            </dict>
            <dict>
              <key>INIntentName</key>
              <string>↓OpenNote</string>
            </dict>
          </array>
          """),
        message: "intent 'OpenNote' is declared twice"),
      RuleExample(
        .root(
          """
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>Note</string>
            </dict>
            <dict>
              <key>INTypeName</key>
              <string>↓Note</string>
            </dict>
          </array>
          """),
        message: "type 'Note' is declared twice"),
    ],
    nonTriggering: [
      RuleExample(
        "an intent and a type of one name",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentName</key>
              <string>Note</string>
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>Note</string>
            </dict>
          </array>
          """))
    ])
}
