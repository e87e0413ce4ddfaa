import IntentSemantics
import SourceDiagnostics

/// Makes program parts from what a test is about.
enum Sample {
  private static let range = SourceRange.position(0)

  static func program(
    intents: [Intent] = [], enumerations: [Enumeration] = [], types: [ObjectType] = [],
    path: String = "App/Garden.intentdefinition"
  ) -> IntentProgram {
    IntentProgram(
      source: SourceFile(path: path, bytes: []), namespace: nil, intents: intents, systemIntents: [],
      enumerations: enumerations, types: types)
  }

  static func intent(
    _ name: String = "WaterPlant", className: String? = nil, parameters: [Parameter] = [],
    responseParameters: [ResponseParameter] = [], codes: [ResponseCode] = [], isEligibleForWidgets: Bool = false,
    title: String = "Water Plant", summary: String? = nil
  ) -> Intent {
    Intent(
      name: name, className: className ?? name + "Intent", category: "generic", verb: "Do",
      title: LocalizedText(text: title), summary: summary.map { LocalizedText(text: $0) }, parameters: parameters,
      response: Response(parameters: responseParameters, codes: codes), restriction: 0,
      isEligibleForWidgets: isEligibleForWidgets, range: range)
  }

  static func parameter(
    _ name: String, _ type: ValueType, isArray: Bool = false, displayName: String? = nil, resolves: Bool = false,
    isDynamic: Bool = false, searches: Bool = false, options: ValueOptions = .none, prompts: [Prompt] = [],
    reasons: [UnsupportedReason] = [], arraySizes: [ArraySize] = [], relationship: Relationship? = nil
  ) -> Parameter {
    Parameter(
      name: name, displayName: displayName.map { LocalizedText(text: $0) }, tag: 1, type: type, isArray: isArray,
      isConfigurable: true, supportsResolution: resolves, supportsDynamicOptions: isDynamic, supportsSearch: searches,
      arraySizes: arraySizes, options: options, prompts: prompts, unsupportedReasons: reasons,
      relationship: relationship, range: range)
  }

  static func responseParameter(_ name: String, _ type: ValueType, isArray: Bool = false) -> ResponseParameter {
    ResponseParameter(name: name, tag: 1, type: type, isArray: isArray, options: .none)
  }

  static func property(
    _ name: String, _ type: ValueType, isArray: Bool = false, isInherited: Bool = false
  ) -> TypeProperty {
    TypeProperty(name: name, tag: 1, type: type, isArray: isArray, isInherited: isInherited, options: .none)
  }

  static func enumeration(
    _ name: String, className: String? = nil, values: [EnumerationValue], displayName: String? = nil
  ) -> Enumeration {
    Enumeration(
      name: name, className: className ?? name, displayName: displayName.map { LocalizedText(text: $0) },
      kind: "Regular", values: values, range: range)
  }

  static func enumeration(_ name: String, className: String? = nil, values: [(String, Int)]) -> Enumeration {
    enumeration(name, className: className, values: values.map { EnumerationValue(name: $0.0, index: $0.1) })
  }

  static func type(_ name: String, className: String? = nil, properties: [TypeProperty] = []) -> ObjectType {
    ObjectType(name: name, className: className ?? name, properties: properties, range: range)
  }

  /// A sentence from words; those that start with `$` are tokens, `$a.b` one of a property.
  static func sentence(_ words: String) -> FormatText {
    FormatText(
      format: FormatString(
        segments: words.split(separator: " ").map { word in
          guard word.hasPrefix("$") else { return .literal(" \(word) ") }
          let path = word.dropFirst().split(separator: ".").map(String.init)
          return .token(FormatToken(name: path[0], property: path.count > 1 ? path[1] : nil))
        }))
  }

  static let plantReference = ValueType.object(TypeReference(name: "Plant", className: "Plant"))
  static let soilReference = ValueType.enumeration(TypeReference(name: "Soil", className: "Soil"))
}
