import AppIntentsBackend
import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// Makes parts of programs, and the code that they become.
enum IntentFixture {
  private static let range = SourceRange.position(0)

  static func parameter(
    _ name: String, _ type: ValueType = .string, isArray: Bool = false, title: String? = nil,
    isConfigurable: Bool = true, resolves: Bool = false, options: ValueOptions = .none, prompts: [Prompt] = [],
    reasons: [UnsupportedReason] = [], if relationship: Relationship? = nil
  ) -> Parameter {
    Parameter(
      name: name, displayName: LocalizedText(text: title ?? name.withUppercasedFirstLetter), tag: 1, type: type,
      isArray: isArray, isConfigurable: isConfigurable, supportsResolution: resolves, options: options,
      prompts: prompts, unsupportedReasons: reasons, relationship: relationship, range: range)
  }

  static func intent(
    _ name: String = "PaintHull", category: String = "generic", verb: String = "Do", title: String = "Paint Hull",
    summary: String? = "Orders new paint.", parameters: [Parameter] = [], managed: [ParameterCombination] = [],
    suggested: [ParameterCombination] = [], response: Response = Response(), restriction: Int = 0,
    keyParameter: String? = nil, image: String? = nil, isConfigurable: Bool = true, isWidget: Bool = false,
    confirms: Bool = false, isDeprecated: Bool = false
  ) -> Intent {
    Intent(
      name: name, className: name + "Intent", category: category, verb: verb, title: LocalizedText(text: title),
      summary: summary.map { LocalizedText(text: $0) }, parameters: parameters, managedCombinations: managed,
      suggestedCombinations: suggested, response: response, keyParameter: keyParameter, defaultImageName: image,
      restriction: restriction, isConfigurable: isConfigurable, isEligibleForWidgets: isWidget,
      requiresConfirmation: confirms, isDeprecated: isDeprecated, range: range)
  }

  static func combination(
    _ parameters: [String], _ title: String? = nil, subtitle: String? = nil, inBackground: Bool = true
  ) -> ParameterCombination {
    ParameterCombination(
      parameters: parameters, title: title.map(sentence), subtitle: subtitle.map(sentence),
      supportsBackgroundExecution: inBackground)
  }

  static func value(
    _ name: String, _ type: ValueType = .string, isArray: Bool = false, options: ValueOptions = .none
  ) -> ResponseParameter {
    ResponseParameter(name: name, tag: 1, type: type, isArray: isArray, options: options)
  }

  static func code(
    _ name: String, isSuccess: Bool = false, _ text: String? = nil, concise: String? = nil
  ) -> ResponseCode {
    ResponseCode(
      name: name, isSuccess: isSuccess, text: text.map(sentence), conciseText: concise.map(sentence))
  }

  static func prompt(_ type: String, _ text: String) -> Prompt { Prompt(type: type, text: sentence(text)) }

  static func reason(_ code: String, _ text: String? = nil, isBuiltIn: Bool = false) -> UnsupportedReason {
    UnsupportedReason(code: code, text: text.map(sentence), isBuiltIn: isBuiltIn)
  }

  /// A sentence, with `${name}` and `${name.property}` as tokens.
  static func sentence(_ text: String) -> FormatText { FormatText(format: FormatString(parsing: text)) }

  static let finish = TypeReference(name: "Finish", className: "Finish")
  static let pier = TypeReference(name: "Pier", className: "Pier")

  /// A definition with the intents, the enumeration `Finish` and the type `Pier`.
  static func program(_ intents: [Intent]) -> IntentProgram {
    let values = ["unknown", "gloss", "matt", "raw", "clear"].enumerated().map {
      EnumerationValue(name: $0.element, index: $0.offset)
    }
    let properties = [
      TypeProperty(name: "identifier", tag: 1, type: .string, isInherited: true, options: .none),
      TypeProperty(name: "harbour", tag: 100, type: .string, options: .none),
      TypeProperty(name: "depth", tag: 101, type: .decimal, options: .none),
    ]
    return IntentProgram(
      source: SourceFile(path: "Boats.intentdefinition", bytes: []), namespace: nil, intents: intents,
      systemIntents: [],
      enumerations: [Enumeration(name: "Finish", className: "Finish", kind: "Regular", values: values, range: range)],
      types: [ObjectType(name: "Pier", className: "Pier", properties: properties, range: range)])
  }

  /// The files that intents become, by name.
  static func files(
    _ intents: [Intent], _ options: MigrationOptions = MigrationOptions()
  ) throws -> [String: MigratedFile] {
    var diagnostics = DiagnosticEngine()
    guard let module = MigratedModule(of: [program(intents)], options: options, diagnostics: &diagnostics) else {
      throw NoModule(messages: diagnostics.diagnostics.map(\.message))
    }
    return Dictionary(uniqueKeysWithValues: AppIntentsBackend(module).files().map { ($0.name, $0) })
  }

  /// The file that an intent becomes.
  static func file(_ intent: Intent, _ options: MigrationOptions = MigrationOptions()) throws -> MigratedFile {
    guard let file = try files([intent], options)[intent.name + ".swift"] else { throw NoModule(messages: []) }
    return file
  }

  /// The code that an intent becomes, without the comment at the top.
  static func code(_ intent: Intent, _ options: MigrationOptions = MigrationOptions()) throws -> String {
    let text = String(decoding: try file(intent, options).render(), as: UTF8.self)
    return String(text[(text.firstRange(of: "\n\n")?.upperBound ?? text.startIndex)...])
  }

  private struct NoModule: Error {
    let messages: [String]
  }
}

extension MigrationOptions {
  /// The compatible form.
  static let compatible = MigrationOptions(form: .compatible)

  /// The modern form for a target.
  static func modern(_ target: SystemVersion) -> MigrationOptions { MigrationOptions(target: target) }
}
