import Foundation
import IntentCompiler

/// A definition in which one position has names that Swift, or what is made of the definition, has a use for.
struct AwkwardDefinition {
  /// Where the names stand.
  enum Position: String, CaseIterable {
    case parameter
    case response
    case property
    case value
    case code
    case reason
    case intent
    case type
    case enumeration
  }

  let position: Position
  let names: [String]

  /// The names of what has the others, unlike those of other positions.
  private var goName: String { "Go" + position.rawValue }
  private var sizeName: String { "Size" + position.rawValue }
  private var dishName: String { "Dish" + position.rawValue }

  /// The file.
  ///
  /// - Throws: The error of Foundation's writer.
  func source() throws -> DefinitionSource {
    let root: [String: Any] = [
      "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "aWk1",
      "INIntentDefinitionSystemVersion": "24C101", "INIntentDefinitionToolsBuildVersion": "16C5032a",
      "INIntentDefinitionToolsVersion": "16.2", "INIntents": intents, "INEnums": enumerations, "INTypes": types,
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: Self.identified(root), format: .xml, options: 0)
    return DefinitionSource(path: "\(position).intentdefinition", bytes: [UInt8](data))
  }

  // MARK: Declarations

  private var intents: [[String: Any]] {
    switch position {
    case .intent: names.map { intent($0, [parameter("other", 0)]) }
    case .type, .enumeration:
      names.enumerated().map { index, name in
        intent("\(goName)\(index)", [parameter("other", position == .type ? 3 : 2, of: name)])
      }
    case .parameter: [intent(goName, names.enumerated().map { parameter($1, $0) }, sentence: names.first)]
    default: [intent(goName, [parameter("other", 0), parameter("size", 2), parameter("dish", 3)])]
    }
  }

  private var enumerations: [[String: Any]] {
    let values = position == .value ? names : ["small", "large"]
    return (position == .enumeration ? names : [sizeName]).map { name in
      [
        "INEnumName": name, "INEnumDisplayName": name, "INEnumGeneratesHeader": true, "INEnumType": "Regular",
        "INEnumValues": (["unknown"] + values).enumerated().map { index, value -> [String: Any] in
          ["INEnumValueName": value, "INEnumValueDisplayName": value, "INEnumValueIndex": index]
        },
      ]
    }
  }

  private var types: [[String: Any]] {
    let inherited = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
    let own = position == .property ? names : ["price"]
    return (position == .type ? names : [dishName]).map { name in
      [
        "INTypeName": name, "INTypeDisplayName": name, "INTypeLastPropertyTag": 999,
        "INTypeProperties": inherited.enumerated().map { index, property -> [String: Any] in
          [
            "INTypePropertyName": property, "INTypePropertyDefault": true, "INTypePropertyTag": index + 1,
            "INTypePropertyDisplayPriority": index + 1, "INTypePropertyType": index == 3 ? "SpeakableString" : "String",
            "INTypePropertySupportsMultipleValues": index == 3,
          ]
        }
          + own.enumerated().map { index, property -> [String: Any] in
            [
              "INTypePropertyName": property, "INTypePropertyDisplayName": property,
              "INTypePropertyTag": 100 + index, "INTypePropertyDisplayPriority": 5 + index,
              "INTypePropertyType": ["String", "Integer", "URL", "Boolean", "DateComponents"][index % 5],
            ]
          },
      ]
    }
  }

  private func intent(_ name: String, _ parameters: [[String: Any]], sentence: String? = nil) -> [String: Any] {
    let key = parameters.compactMap { $0["INIntentParameterName"] as? String }
    let combination: [String: Any] = [
      "INIntentParameterCombinationSupportsBackgroundExecution": true,
      "INIntentParameterCombinationTitle": "Go " + key.map { "${\($0)}" }.joined(separator: " "),
    ]
    let suggested = Array((["DisplayRepresentation", "didSet", "willSet"].filter(key.contains) + key).prefix(3))
    var suggestion = combination
    suggestion["INIntentParameterCombinationTitle"] = "Go " + suggested.map { "${\($0)}" }.joined(separator: " ")
    return [
      "INIntentName": name, "INIntentTitle": name, "INIntentDescription": name, "INIntentVerb": "Do",
      "INIntentCategory": "generic", "INIntentType": "Custom", "INIntentConfigurable": true,
      "INIntentUserConfirmationRequired": true, "INIntentLastParameterTag": 999, "INIntentParameters": parameters,
      "INIntentManagedParameterCombinations": [key.joined(separator: ","): combination],
      "INIntentParameterCombinations": [suggested.joined(separator: ","): suggestion],
      "INIntentResponse": response(sentence),
    ]
  }

  private func response(_ sentence: String?) -> [String: Any] {
    func code(_ name: String, _ text: String, isSuccess: Bool) -> [String: Any] {
      [
        "INIntentResponseCodeName": name, "INIntentResponseCodeFormatString": text,
        "INIntentResponseCodeSuccess": isSuccess,
      ]
    }
    var codes = [code("success", "Done.", isSuccess: true), code("failure", "No.", isSuccess: false)]
    if let sentence { codes.append(code("full", "No ${\(sentence)}.", isSuccess: false)) }
    switch position {
    case .code:
      codes += names.enumerated().map { code($1, "\($1) ${other}", isSuccess: $0.isMultiple(of: 2)) }
    case .response:
      codes += names.enumerated().map { code("c\($0)", "A ${\($1)}.", isSuccess: $0.isMultiple(of: 2)) }
    default: break
    }
    let parameters = position == .response ? names : []
    return [
      "INIntentResponseCodes": codes,
      "INIntentResponseParameters": parameters.enumerated().map { index, name -> [String: Any] in
        [
          "INIntentResponseParameterName": name, "INIntentResponseParameterDisplayName": name,
          "INIntentResponseParameterTag": index + 1, "INIntentResponseParameterDisplayPriority": index + 1,
          "INIntentResponseParameterType": ["String", "Integer", "URL", "Boolean", "DateComponents"][index % 5],
        ]
      },
    ]
  }

  private func parameter(_ name: String, _ index: Int, of type: String? = nil) -> [String: Any] {
    func prompt(_ type: String, _ text: String) -> [String: Any] {
      [
        "INIntentParameterPromptDialogCustom": true, "INIntentParameterPromptDialogFormatString": text,
        "INIntentParameterPromptDialogType": type,
      ]
    }
    let kinds = [
      "String", "Integer", "Enum", "Object", "Boolean", "DateComponents", "TimeInterval", "URL", "SpeakableString",
      "Placemark", "Person",
    ]
    let kind = kinds[index % kinds.count]
    var parameter: [String: Any] = [
      "INIntentParameterName": name, "INIntentParameterDisplayName": name, "INIntentParameterTag": index + 1,
      "INIntentParameterDisplayPriority": index + 1, "INIntentParameterConfigurable": true,
      "INIntentParameterSupportsResolution": true,
      "INIntentParameterType": kind == "Enum" ? "Integer" : kind,
      "INIntentParameterPromptDialogs": [
        prompt("Primary", "Which ${\(name)}?"), prompt("DisambiguationIntroduction", "${count} are like ${\(name)}."),
        prompt("Confirmation", "You meant ${\(name)}?"),
      ],
    ]
    switch kind {
    case "Enum":
      parameter["INIntentParameterEnumType"] = type ?? sizeName
      parameter["INIntentParameterEnumTypeNamespace"] = "aWk1"
    case "Object":
      parameter["INIntentParameterObjectType"] = type ?? dishName
      parameter["INIntentParameterObjectTypeNamespace"] = "aWk1"
      parameter["INIntentParameterSupportsDynamicEnumeration"] = true
    default: break
    }
    if position == .reason, name == "other" {
      parameter["INIntentParameterUnsupportedReasons"] = names.map { reason -> [String: Any] in
        [
          "INIntentParameterUnsupportedReasonCode": reason, "INIntentParameterUnsupportedReasonCustom": true,
          "INIntentParameterUnsupportedReasonFormatString": "\(reason) ${other}",
        ]
      }
    }
    return parameter
  }

  // MARK: String IDs

  private static let texts: Set = [
    "INIntentTitle", "INIntentDescription", "INIntentParameterCombinationTitle", "INIntentParameterDisplayName",
    "INIntentParameterPromptDialogFormatString", "INIntentResponseCodeFormatString",
    "INIntentParameterUnsupportedReasonFormatString", "INTypeDisplayName", "INTypePropertyDisplayName",
    "INEnumDisplayName", "INEnumValueDisplayName", "INIntentResponseParameterDisplayName",
  ]

  /// The value with an ID for each text.
  private static func identified(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: return list.map(identified)
    case let dictionary as [String: Any]:
      var result = dictionary.mapValues(identified)
      for (key, text) in dictionary where texts.contains(key) { result[key + "ID"] = "\(key) \(text)" }
      return result
    default: return value
    }
  }
}
