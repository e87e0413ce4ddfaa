internal import SourceDiagnostics

/// Describes files that are no definition at all.
enum MalformedDefinitionRule: Rule {
  static let id: DiagnosticID = "malformed-definition"

  static let description = RuleDescription(
    id,
    title: "no valid definition",
    scope: .definition,
    severity: .error,
    explanation: """
      The file is no XML property list, breaks the rules of XML, or is a property list of something else. The message \
      names the reason and the place: markers of a merge conflict, a second XML declaration, text behind `</plist>`, a \
      truncated file, a binary or JSON property list, another encoding than UTF-8, a bare `&`, the same key twice in \
      one dictionary, a root without `INIntents`. Several faults are reported at once where the reader can go on.

      Entities other than the five of XML are refused, so that a definition can neither read other files nor grow \
      without bound. The order of keys, their indentation, CRLF line ends and a byte order mark make no difference.
      """,
    rationale: """
      Such files come from merges and edits by hand \
      ([why they are hard to merge](https://github.com/feedback-assistant/reports/issues/259)), and a build that only \
      says that the property list is invalid \
      [costs hours](https://github.com/yonaskolb/XcodeGen/pull/1514).
      """,
    triggering: [
      RuleExample(
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>INEnums</key>
            <array/>
            <key>INIntents</key>
            <array>
          ↓<<<<<<< HEAD
          =======
            </array>
          >>>>>>> main
          </dict>
          </plist>
          """),
        message: "not a valid intent definition: unresolved merge conflict"),
      RuleExample(
        "a key twice in one dictionary",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>INIntents</key>
            <array/>
            <key>↓INIntents</key>
            <array/>
          </dict>
          </plist>
          """),
        message: "key 'INIntents' appears twice in the same dictionary"),
      RuleExample(
        "text behind the end",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>INIntents</key>
            <array/>
          </dict>
          </plist>
          ↓Here is your definition.
          """)),
      RuleExample(
        "a property list of another kind",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          ↓<dict>
            <key>CFBundleIdentifier</key>
            <string>com.example.soup</string>
          </dict>
          </plist>
          """),
        message: "this is a property list, but no intent definition"),
    ],
    nonTriggering: [
      RuleExample(
        "a definition without intents, in any order and indentation",
        .wholeDefinition(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict>
          <key>INIntents</key> <array/>
          <key>INEnums</key> <array/>
          <key>INIntentDefinitionModelVersion</key> <string>1.2</string>
          </dict></plist>
          """))
    ])
}
