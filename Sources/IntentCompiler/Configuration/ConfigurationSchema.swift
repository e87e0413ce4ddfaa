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
        return JSONMember(key.rawValue, .object([JSONMember("description", .string(key.documentation))] + type))
      })
  }

  private static func type(of key: ConfigurationKey) -> JSONValue {
    switch key {
    case .schema, .classPrefix, .baseline, .provider, .symbol, .intent, .shortTitle: ["type": "string"]
    case .strict, .continueInApp, .enabled: ["type": "boolean"]
    case .languages, .exclude, .migrated, .paths, .elements, .controls, .appNames, .negativePhrases, .phrases: strings
    case .localizedAppNames, .negativeTranslations, .translations: ["type": "object", "additionalProperties": strings]
    case .replacements: ["type": "object", "additionalProperties": ["type": "string"]]
    case .tileColor: ["enum": .array(ShortcutTileColor.allCases.map { .string($0.rawValue) })]
    case .migrate: object(ConfigurationKey.migrateKeys, required: [])
    case .shortcuts: object(ConfigurationKey.shortcutsKeys, required: [])
    case .intents: ["type": "array", "items": object(ConfigurationKey.shortcutKeys, required: [.intent])]
    case .rules: ["$ref": "#/definitions/rules"]
    case .check: object(ConfigurationKey.checkKeys, required: [])
    case .overrides: ["type": "array", "items": object(ConfigurationKey.overrideKeys, required: [.rules])]
    }
  }

  private static func object(_ keys: [ConfigurationKey], required: [ConfigurationKey]) -> JSONValue {
    [
      "type": "object", "properties": properties(keys), "required": .array(required.map { .string($0.rawValue) }),
      "additionalProperties": false,
    ]
  }
}
