internal import SourceDiagnostics

/// Describes definitions of a version of the format that nobody knows.
enum UnknownModelVersionRule: Rule {
  static let id: DiagnosticID = "unknown-model-version"

  static let description = RuleDescription(
    id,
    title: "unknown version of the format",
    scope: .definition,
    severity: .error,
    explanation: """
      `INIntentDefinitionModelVersion` is none of 1.0, 1.1 and 1.2. `--allow-newer-model` reads such a file as 1.2 and \
      makes this a warning; look at the output then.

      A definition without a version is read as 1.2, with a warning.
      """,
    rationale: """
      The version says what absent keys mean and what code is generated \
      ([tools behave differently by version](https://github.com/bazelbuild/rules_apple/pull/1006)). The code of a file \
      that is only half understood would be a guess.
      """,
    fix: "Inserts version 1.2 where there is none.",
    triggering: [
      RuleExample(
        .root(
          """
          <key>INIntentDefinitionModelVersion</key>
          <string>↓2.0</string>
          """),
        message: "model version '2.0' is not supported (supported: 1.0, 1.1, 1.2)"),
      RuleExample(
        "no version",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          ↓<dict>
            <key>INEnums</key>
            <array/>
            <key>INIntents</key>
            <array/>
          </dict>
          </plist>
          """),
        message: "model version is missing, assuming 1.2",
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
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "Xcode 10 wrote version 1.0",
        .root(
          """
          <key>INIntentDefinitionModelVersion</key>
          <string>1.0</string>
          """))
    ])
}
