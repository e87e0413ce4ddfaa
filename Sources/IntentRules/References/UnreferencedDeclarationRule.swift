internal import IntentModel
internal import SourceDiagnostics

/// Finds enumerations and types that nothing refers to.
enum UnreferencedDeclarationRule: DefinitionRule {
  static let id: DiagnosticID = "unreferenced-declaration"

  static let description = RuleDescription(
    id,
    title: "declaration is not used",
    scope: .definition,
    severity: .note,
    explanation: """
      No parameter, response parameter or property refers to an enumeration or a type. Nothing is said about \
      enumerations, or about types, while a reference to one leads nowhere or cannot be read.
      """,
    rationale: """
      A class is generated for it all the same, its texts are translated, and the migration to App Intents leaves it \
      out. Code may still use the class by hand.
      """,
    triggering: [
      RuleExample(
        .root(
          """
          <key>INEnums</key>
          <array>
            <dict>
              <key>INEnumName</key>
              <string>↓ChangeType</string>
            </dict>
          </array>
          """),
        message: "enumeration 'ChangeType' is not used"),
      RuleExample(
        "a type",
        .root(
          """
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeName</key>
              <string>↓Dish</string>
            </dict>
          </array>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "used by a property of another type, which a parameter uses",
        .root(
          """
          <key>INIntents</key>
          <array>
            <dict>
              <key>INIntentParameters</key>
              <array>
                <dict>
                  <key>INIntentParameterObjectType</key>
                  <string>Menu</string>
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
            <dict>
              <key>INTypeName</key>
              <string>Menu</string>
              <key>INTypeProperties</key>
              <array>
                <dict>
                  <key>INTypePropertyName</key>
                  <string>starter</string>
                  <key>INTypePropertyObjectType</key>
                  <string>Dish</string>
                  <key>INTypePropertyType</key>
                  <string>Object</string>
                </dict>
              </array>
            </dict>
          </array>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    let document = definition.document
    let uses = TypeUse.all(in: document)
    check(document.enums.compactMap(\.name), kind: "enumeration", uses.map(\.enumType), &findings)
    check(document.types.compactMap(\.name), kind: "type", uses.map(\.objectType), &findings)
  }

  private static func check(
    _ declared: [Located<String>], kind: String, _ references: [TypeUse.Reference], _ findings: inout RuleFindings
  ) {
    let used = Set(references.compactMap(\.ownName))
    guard !references.contains(.unreadable), used.isSubset(of: declared.map(\.value)) else { return }
    for name in declared where !used.contains(name.value) {
      findings.report("\(kind) \(name.value.quoted) is not used", at: name.range)
    }
  }
}
