import Foundation
import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Options that handlers list compile, of values of every type")
struct DynamicOptionsTests {
  /// The types that a parameter can have, but for declared ones and truth values, which have no options.
  private static let types = [
    "CurrencyAmount", "DateComponents", "Decimal", "Distance", "Energy", "File", "Integer", "Length", "Mass",
    "PaymentMethod", "Person", "Placemark", "SpeakableString", "Speed", "String", "Temperature", "TimeInterval", "URL",
    "Volume",
  ]

  /// Lists have no sections before iOS 16.4.
  @Test("as they are on Apple's systems", arguments: ["16.0", "16.4"])
  func apple(target: String) throws {
    var options = try MigrationVariation(.modern, target, .six).options()
    options.performing = .bridge
    let sources = BridgedSources([try Self.definition()], options, flavor: .apple)
    #expect(sources.actions.count { $0.name.hasSuffix("OptionsProvider.swift") } == Self.types.count)
    let report = try TypeChecker.ofBothWorlds().check(
      sources.all + sources.handlers, expecting: sources.classes.flatMap(\.declaredTypes), in: .six)
    #expect(report.isClean)
  }

  /// A definition with an intent for each type.
  private static func definition() throws -> DefinitionSource {
    let root: [String: Any] = [
      "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "bW4s",
      "INIntentDefinitionSystemVersion": "24C101", "INIntentDefinitionToolsBuildVersion": "16C5032a",
      "INIntentDefinitionToolsVersion": "16.2", "INEnums": [Any](), "INTypes": [Any](),
      "INIntents": types.map { intent("Pick" + $0, parameter: $0) },
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
    return DefinitionSource(path: "Options.intentdefinition", bytes: [UInt8](data))
  }

  private static func intent(_ name: String, parameter type: String) -> [String: Any] {
    [
      "INIntentName": name, "INIntentTitle": name, "INIntentTitleID": name + "1", "INIntentDescriptionID": name + "2",
      "INIntentVerb": "Do", "INIntentCategory": "generic", "INIntentType": "Custom", "INIntentConfigurable": true,
      "INIntentLastParameterTag": 1,
      "INIntentParameters": [
        [
          "INIntentParameterName": "choice", "INIntentParameterDisplayName": "Choice",
          "INIntentParameterDisplayNameID": name + "3", "INIntentParameterDisplayPriority": 1,
          "INIntentParameterTag": 1, "INIntentParameterType": type,
          "INIntentParameterSupportsDynamicEnumeration": true,
        ]
      ],
      "INIntentResponse": [
        "INIntentResponseCodes": [
          ["INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true],
          ["INIntentResponseCodeName": "failure"],
        ]
      ],
    ]
  }
}
