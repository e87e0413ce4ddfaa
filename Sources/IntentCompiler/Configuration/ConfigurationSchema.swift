internal import AppIntentsBackend
internal import IntentRules
internal import SourceDiagnostics

/// The JSON schema of `intentc.json`, for editors that complete and check it.
enum ConfigurationSchema {
  /// The schema as a document.
  static var text: String { document.text(.indented) + "\n" }

  private static let document: JSONValue = [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "intentc.json",
    "description": "The configuration of intentc. Comments and trailing commas are allowed: the file is JSON5.",
    "type": "object",
    "properties": properties(ConfigurationKey.rootKeys),
    "additionalProperties": false,
    "definitions": [
      "severity": ["enum": .array(RuleSeverity.allCases.map { .string($0.rawValue) })],
      "rules": [
        "type": "object",
        "properties": .object(
          RuleRegistry.all.map { rule in
            JSONMember(
              rule.description.id.slug,
              [
                "description": .string("\(rule.description.title) (\(rule.description.severity.rawValue))"),
                "$ref": "#/definitions/severity",
              ])
          }),
        "additionalProperties": false,
      ],
    ],
  ]

  private static let strings: JSONValue = ["type": "array", "items": ["type": "string"]]

  private static func properties(_ keys: [ConfigurationKey]) -> JSONValue {
    .object(
      keys.map { key in
        guard case .object(let type) = type(of: key) else { preconditionFailure("a schema is an object") }
        return JSONMember(key.name, .object([JSONMember("description", .string(key.documentation))] + type))
      })
  }

  private static func type(of key: ConfigurationKey) -> JSONValue {
    switch key {
    case .schema, .classPrefix, .baseline, .provider, .symbol, .intent, .shortTitle, .appSchema,
      .replacement, .newName, .target, .package, .umbrellaHeader:
      ["type": "string"]
    case .strict, .continueInApp, .enabled, .discoverable, .widget, .control, .snippet, .open, .donation,
      .nonisolated, .sendable, .conditional:
      ["type": "boolean"]
    case .languages, .exclude, .migrated, .paths, .elements, .appNames, .negativePhrases, .phrases, .own, .findLegacy:
      strings
    case .localizedAppNames, .negativeTranslations, .translations, .optionDependencies:
      ["type": "object", "additionalProperties": strings]
    case .dependencies, .handlers: texts
    case .perform: choice(IntentSurfaces.Performing.self)
    case .query: choice(TypeSurfaces.Query.self)
    case .spotlight: ["anyOf": [["type": "boolean"], texts]]
    case .systemIntents:
      ["type": "object", "additionalProperties": ["anyOf": [["type": "boolean"], ["type": "string"]]]]
    case .intents: byName(ConfigurationKey.intentKeys)
    case .types: byName(ConfigurationKey.typeKeys)
    case .enumerations: byName(ConfigurationKey.enumerationKeys)
    case .tileColor: choice(ShortcutTileColor.self)
    case .language: choice(OutputLanguage.self)
    case .flavor: choice(OutputFlavor.self)
    case .access: choice(AccessLevel.self)
    case .layout: choice(OutputLayout.self)
    case .generate: object(ConfigurationKey.generateKeys, required: [])
    case .migrate: object(ConfigurationKey.migrateKeys, required: [])
    case .shortcuts: object(ConfigurationKey.shortcutsKeys, required: [])
    case .shortcutList: ["type": "array", "items": object(ConfigurationKey.shortcutKeys, required: [.intent])]
    case .rules: ["$ref": "#/definitions/rules"]
    case .check: object(ConfigurationKey.checkKeys, required: [])
    case .overrides: ["type": "array", "items": object(ConfigurationKey.overrideKeys, required: [.rules])]
    }
  }

  private static let texts: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]

  private static func choice<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> JSONValue {
    ["enum": .array(type.allCases.map { .string($0.rawValue) })]
  }

  /// An object whose keys people choose.
  private static func byName(_ keys: [ConfigurationKey]) -> JSONValue {
    ["type": "object", "additionalProperties": object(keys, required: [])]
  }

  private static func object(_ keys: [ConfigurationKey], required: [ConfigurationKey]) -> JSONValue {
    [
      "type": "object", "properties": properties(keys), "required": .array(required.map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }
}
