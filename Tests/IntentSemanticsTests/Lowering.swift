import IntentModel
import IntentSemantics
import PropertyListReader
import SourceDiagnostics

/// What lowering a definition gave.
struct Lowering {
  let program: IntentProgram?
  let diagnostics: [Diagnostic]

  /// The lowering of a definition of the given parts.
  init(
    intents: [XMLValue] = [], enums: [XMLValue] = [], types: [XMLValue] = [], model: String = "1.2",
    classPrefix: String = "", usesRecordedPrefix: Bool = false,
    vocabularies: [(language: String?, value: XMLValue)] = []
  ) {
    let root: XMLValue = [
      "INEnums": .array(enums), "INIntentDefinitionModelVersion": .string(model),
      "INIntentDefinitionNamespace": "aB3dE6", "INIntents": .array(intents), "INTypes": .array(types),
    ]
    var engine = DiagnosticEngine()
    var documents: [LocalizedVocabulary] = []
    for vocabulary in vocabularies {
      if let document = Self.tree(vocabulary.value, &engine).flatMap({
        VocabularyDocument.decode($0, diagnostics: &engine)
      }) {
        documents.append(LocalizedVocabulary(language: vocabulary.language, document: document))
      }
    }
    program = Self.tree(root, &engine).flatMap { DefinitionDocument.decode($0, diagnostics: &engine) }.flatMap {
      IntentProgram.lowering(
        $0,
        options: LoweringOptions(
          classPrefix: classPrefix, usesRecordedPrefix: usesRecordedPrefix, vocabularies: documents),
        diagnostics: &engine)
    }
    diagnostics = engine.sorted.filter { $0.id != "unknown-key" }
  }

  private static func tree(_ value: XMLValue, _ engine: inout DiagnosticEngine) -> PropertyListTree? {
    PropertyListReader().read(
      SourceFile(path: "Test.intentdefinition", bytes: Array("<plist>\n\(value.xml)\n</plist>".utf8)),
      diagnostics: &engine)
  }

  /// The findings as `severity: 'text it points at': message [id]`.
  var findings: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { location in
        "‹" + String(decoding: location.file.bytes[location.range.offsets], as: UTF8.self) + "› "
      }
      return "\(diagnostic.severity.rawValue): \(place ?? "")\(diagnostic.message) [\(diagnostic.id)]"
    }
  }
}

/// The smallest dictionaries of each kind that are valid.
enum Minimal {
  static func intent(
    _ name: String = "BrewTea", parameters: [XMLValue] = [], response: XMLValue = response(),
    managed: XMLValue? = nil, suggested: XMLValue? = nil
  ) -> XMLValue {
    let intent: XMLValue = [
      "INIntentCategory": "generic", "INIntentDescriptionID": "idDesc", "INIntentName": .string(name),
      "INIntentParameters": .array(parameters), "INIntentResponse": response, "INIntentTitle": "Brew Tea",
      "INIntentTitleID": "idTitl", "INIntentType": "Custom", "INIntentVerb": "Do",
    ]
    return intent.with([
      "INIntentManagedParameterCombinations": managed, "INIntentParameterCombinations": suggested,
    ])
  }

  static func response(codes: [XMLValue] = [code("success"), code("failure")], parameters: [XMLValue] = []) -> XMLValue
  {
    ["INIntentResponseCodes": .array(codes), "INIntentResponseParameters": .array(parameters)]
  }

  static func code(_ name: String, text: String? = nil) -> XMLValue {
    let code: XMLValue = ["INIntentResponseCodeName": .string(name)]
    guard let text else { return code }
    return code.with([
      "INIntentResponseCodeFormatString": .string(text), "INIntentResponseCodeFormatStringID": "idCode",
    ])
  }

  static func responseParameter(_ name: String, type: String = "String") -> XMLValue {
    [
      "INIntentResponseParameterDisplayPriority": 1, "INIntentResponseParameterName": .string(name),
      "INIntentResponseParameterTag": 1, "INIntentResponseParameterType": .string(type),
    ]
  }

  static func parameter(
    _ name: String, type: String = "String", _ more: KeyValuePairs<String, XMLValue?> = [:]
  )
    -> XMLValue
  {
    let parameter: XMLValue = [
      "INIntentParameterDisplayPriority": 1, "INIntentParameterName": .string(name), "INIntentParameterTag": 1,
      "INIntentParameterType": .string(type),
    ]
    return parameter.with(more)
  }

  static func enumeration(
    _ name: String = "Strength", values: [(String, Int)] = [("unknown", 0), ("mild", 1)]
  ) -> XMLValue {
    [
      "INEnumName": .string(name), "INEnumType": "Regular",
      "INEnumValues": .array(
        values.map {
          [
            "INEnumValueDisplayName": .string($0.0), "INEnumValueDisplayNameID": .string("id" + $0.0),
            "INEnumValueIndex": .integer($0.1), "INEnumValueName": .string($0.0),
          ]
        }),
    ]
  }

  static func type(_ name: String = "Leaf", properties: [XMLValue] = []) -> XMLValue {
    [
      "INTypeDisplayName": .string(name), "INTypeDisplayNameID": "idType", "INTypeLastPropertyTag": 99,
      "INTypeName": .string(name), "INTypeProperties": .array(properties),
    ]
  }

  static func property(_ name: String, type: String = "String", isInherited: Bool = false) -> XMLValue {
    [
      "INTypePropertyDefault": .boolean(isInherited), "INTypePropertyDisplayPriority": 1,
      "INTypePropertyName": .string(name), "INTypePropertyTag": 100, "INTypePropertyType": .string(type),
    ]
  }

  static func combination(_ title: String? = nil) -> XMLValue {
    let combination: XMLValue = ["INIntentParameterCombinationSupportsBackgroundExecution": true]
    guard let title else { return combination }
    return combination.with([
      "INIntentParameterCombinationTitle": .string(title), "INIntentParameterCombinationTitleID": "idComb",
    ])
  }
}
