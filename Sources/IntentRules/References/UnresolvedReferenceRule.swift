internal import SourceDiagnostics

/// Describes references that lead to no declaration.
enum UnresolvedReferenceRule: Rule {
  static let id: DiagnosticID = "unresolved-reference"

  static let description = RuleDescription(
    id,
    title: "reference leads nowhere",
    scope: .definition,
    severity: .error,
    explanation: """
      A parameter, a response parameter or a property refers to an enumeration or a type that the definition does not \
      have. With the namespace `System` it refers to the Intents framework.

      It is a warning where the declaration is there but the namespace is neither that of the definition nor `System`, \
      and where the framework, as far as it is known, has no such type: a later one may have it.
      """,
    rationale: """
      The generated code would not compile, and where a tool lets it pass, people get an empty picker \
      ([how that looks](https://github.com/home-assistant/iOS/issues/2044)).
      """,
    triggering: [
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterObjectType</key>
          <string>↓Bookshelf</string>
          <key>INIntentParameterType</key>
          <string>Object</string>
          """),
        message: "no type named 'Bookshelf' in this definition"),
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterEnumType</key>
          <string>↓Portion</string>
          <key>INIntentParameterType</key>
          <string>Integer</string>
          """),
        message: "no enumeration named 'Portion' in this definition"),
      RuleExample(
        "the namespace of another file: a warning",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentParameters</key>
              <array>
                <dict>
                  <key>INIntentParameterObjectType</key>
                  <string>Dish</string>
                  <key>INIntentParameterObjectTypeNamespace</key>
                  <string>↓other1</string>
                  <key>INIntentParameterType</key>
                  <string>Object</string>
                </dict>
              </array>
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>Dish</string>
            </dict>
          </array>
          """),
        message: "namespace 'other1' is neither this definition's 'exmpl1' nor 'System'"),
    ],
    nonTriggering: [
      RuleExample(
        "a type of the framework",
        .parameter(
          """
          <key>INIntentParameterObjectType</key>
          <string>MediaItem</string>
          <key>INIntentParameterObjectTypeNamespace</key>
          <string>System</string>
          <key>INIntentParameterType</key>
          <string>Object</string>
          """))
    ])
}
