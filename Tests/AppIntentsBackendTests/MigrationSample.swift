import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

/// A small definition and what becomes of it.
struct MigrationSample {
  var parameters: [Parameter] = []
  var enumerations: [Enumeration] = []
  var types: [ObjectType] = []
  var responseParameters: [ResponseParameter] = []
  var inputParameter: String?
  var isEligibleForWidgets = false
  var options = MigrationOptions()

  /// The module with the intent `OrderSoup`.
  func module() throws -> MigratedModule {
    var diagnostics = DiagnosticEngine()
    let module = MigratedModule(of: [program], options: options, diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    return try #require(module)
  }

  /// The identifiers of what is reported in place of a module.
  func faults() -> [String] {
    var diagnostics = DiagnosticEngine()
    let module = MigratedModule(of: [program], options: options, diagnostics: &diagnostics)
    #expect(module == nil)
    return diagnostics.diagnostics.map(\.id.slug)
  }

  private var program: IntentProgram {
    IntentProgram(
      source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil,
      intents: [
        Intent(
          name: "OrderSoup", className: "OrderSoupIntent", category: "order", verb: "Order",
          title: LocalizedText(text: "Order Soup"), parameters: parameters,
          response: Response(parameters: responseParameters), inputParameter: inputParameter, restriction: 0,
          isConfigurable: true, isEligibleForWidgets: isEligibleForWidgets, range: .position(0))
      ], systemIntents: [], enumerations: enumerations, types: types)
  }

  /// The property of the first parameter, with what belongs to it, as lines of code.
  func property() throws -> (text: String, record: MigrationRecord) {
    let module = try module()
    let intent = try #require(module.intents.first)
    let parameter = try #require(intent.intent.parameters.first)
    var record = MigrationRecord()
    let declarations = ParameterProperty(parameter: parameter, of: intent, in: module).declarations(record: &record)
    return (Self.text(declarations), record)
  }

  /// The modules that a file with the first parameter needs.
  func modules() throws -> Set<String> {
    let module = try module()
    let intent = try #require(module.intents.first)
    let parameter = try #require(intent.intent.parameters.first)
    return ParameterProperty(parameter: parameter, of: intent, in: module).modules
  }

  /// What a file has below its imports, and what it left behind.
  func file(_ name: String) throws -> (text: String, record: MigrationRecord, owner: MigratedFile.Owner) {
    let file = try #require(AppIntentsBackend(module()).files().first { $0.name == name + ".swift" })
    return (Self.text(file.file.declarations), file.record, file.owner)
  }

  /// The names of the files.
  func fileNames() throws -> [String] {
    try AppIntentsBackend(module()).files().map(\.name).filter { $0 != "MigrationGap.swift" }
  }

  private static func text(_ declarations: [Declaration]) -> String {
    var text = String(decoding: SwiftFile(declarations: declarations).render(), as: UTF8.self)
    text.removeLast()
    return text
  }
}

extension Parameter {
  /// A parameter with a label.
  static func sample(
    _ type: ValueType, named name: String = "value", isArray: Bool = false, options: ValueOptions = .none,
    dynamic: Bool = false, searches: Bool = false, sizes: [ArraySize] = [], prompts: [Prompt] = [],
    title: LocalizedText? = LocalizedText(text: "Value", id: "vAlUe1"), resolves: Bool = false,
    relationship: Relationship? = nil
  ) -> Parameter {
    Parameter(
      name: name, displayName: title, tag: 2, type: type, isArray: isArray, isConfigurable: true,
      supportsResolution: resolves, supportsDynamicOptions: dynamic,
      supportsSearch: searches, arraySizes: sizes, options: options, prompts: prompts, relationship: relationship,
      range: .position(0))
  }
}

extension Prompt {
  /// A text without tokens for an occasion.
  static func sample(_ type: String, _ text: String) -> Prompt {
    Prompt(type: type, text: FormatText(format: FormatString(segments: [.literal(text)])))
  }
}

extension Enumeration {
  /// An enumeration with `unknown` before the given values.
  static func sample(_ values: [EnumerationValue], named name: String = "Size") -> Enumeration {
    Enumeration(
      name: name, className: name, displayName: LocalizedText(text: name), kind: "Regular",
      values: [EnumerationValue(name: "unknown", index: 0)] + values, range: .position(0))
  }

  /// The type of a parameter with its values.
  var valueType: ValueType { .enumeration(TypeReference(name: name, className: className)) }
}

extension EnumerationValue {
  /// A value whose name for people is its own.
  static func sample(_ name: String, _ index: Int) -> EnumerationValue {
    EnumerationValue(name: name, index: index, displayName: LocalizedText(text: name))
  }
}

extension ObjectType {
  /// A type with properties of its own.
  static func sample(_ name: String = "Pier", _ properties: [TypeProperty] = []) -> ObjectType {
    ObjectType(
      name: name, className: name, displayName: LocalizedText(text: name), properties: properties, range: .position(0))
  }

  /// The type of a parameter with its objects.
  var valueType: ValueType { .object(TypeReference(name: name, className: className)) }
}
