internal import SourceDiagnostics

/// Describes declarations that would generate the same name or the same file.
enum OutputNameCollisionRule: Rule {
  static let id: DiagnosticID = "output-name-collision"

  static let description = RuleDescription(
    id,
    title: "two declarations would generate one name",
    scope: .definition,
    severity: .error,
    explanation: """
      Two declarations would have the same Swift name or, ignoring case, the same file name. Derived names count: those \
      of responses, response codes, handling protocols, resolution results and unsupported reasons. `generate` compares \
      all definitions of one command as well, since they are compiled into one module; `check` compares those of one \
      target of an Xcode project. Where there is no project, it compares those of one folder, and gives a warning.

      Two of one kind and name are a `duplicate-declaration`.
      """,
    rationale: """
      The build would fail with "multiple commands produce" or with a redeclaration \
      ([how that looks](https://github.com/TeamNADA/NADA-iOS-ForRelease/pull/367)), and the file system of a Mac keeps \
      only one of two files whose names differ in case. Rename one of the two, or give it a class name of its own.
      """,
    triggering: [
      RuleExample(
        .root(
          """
          <key>INEnums</key>
          <array>
            <dict>
              <key>INEnumName</key>
              <string>Recipe</string>
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>↓recipe</string>
            </dict>
          </array>
          """),
        message: "'Recipe' and 'recipe' would both generate files named 'recipe'"),
      RuleExample(
        "a type with the name of a protocol that is derived from an intent",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentName</key>
              <string>OrderSoup</string>
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>↓OrderSoupIntentHandling</string>
            </dict>
          </array>
          """)),
      RuleExample(
        "two definitions of one folder",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentName</key>
              <string>↓OrderSoup</string>
            </dict>
          </array>
          """),
        .file("App/Early.intentdefinition", otherDefinition)),
    ],
    nonTriggering: [
      RuleExample(
        "two definitions of two folders",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentName</key>
              <string>OrderSoup</string>
            </dict>
          </array>
          """),
        .file("Mac/Example.intentdefinition", otherDefinition)),
      RuleExample(
        "a class name parts them",
        .root(
          """
          <key>INEnums</key>
          <array>
            <dict>
              <key>INEnumName</key>
              <string>Recipe</string>
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeClassName</key>
              <string>CookBookRecipe</string>
              <key>INTypeName</key>
              <string>Recipe</string>
            </dict>
          </array>
          """)),
    ])

  private static let otherDefinition = """
    <plist version="1.0">
    <dict>
      <key>INEnums</key>
      <array/>
      <key>INIntentDefinitionModelVersion</key>
      <string>1.2</string>
      <key>INIntentDefinitionNamespace</key>
      <string>exmpl2</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentCategory</key>
          <string>generic</string>
          <key>INIntentDescriptionID</key>
          <string>4Gz8oa</string>
          <key>INIntentName</key>
          <string>OrderSoup</string>
          <key>INIntentTitle</key>
          <string>Order Soup</string>
          <key>INIntentTitleID</key>
          <string>kS93nb</string>
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
