internal import SourceDiagnostics

/// Describes declarations that would generate the same name or the same file.
enum OutputNameCollisionRule: Rule {
  static let description = RuleDescription(
    "output-name-collision",
    title: "two declarations would generate one name",
    scope: .definition,
    severity: .error,
    explanation: """
      Two declarations would have the same Swift name or, ignoring case, the same file name. Derived names count: those \
      of responses, response codes, handling protocols, resolution results and unsupported reasons. `generate` compares \
      all definitions of one command as well, since they are compiled into one module.

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
        message: "'Recipe' and 'recipe' would both generate 'recipe.swift'"),
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
    ],
    nonTriggering: [
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
          """))
    ])
}
