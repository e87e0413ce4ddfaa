import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Values of published definitions", .enabled(if: Corpus.isAvailable))
struct MigratedValueTests {
  private static let variations = MigrateOptions.Form.allCases.flatMap { form in
    ["iOS16.0", "iOS17.0", "iOS26.0"].map { (form: form, target: $0) }
  }

  @Test("keep the names and types by which stored values are found", arguments: CorpusTests.wellFormed)
  func permanence(definition: CorpusDefinition) throws {
    let stored = try #require(StoredValues(of: try definition.contents()))
    for variation in Self.variations {
      let result = try CorpusMigrations.shared(definition, variation.form, variation.target)
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      let files = Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, Self.lines($0.bytes)) })
      for (className, parameters) in stored.parameters {
        let opening = "static let intentClassName = \"\(className)\""
        let structure = try #require(files.values.first { $0.contains(opening) })
        #expect(structure.isSuperset(of: parameters), "\(parameters.filter { !structure.contains($0) })")
      }
      for (name, values) in stored.values {
        guard let enumeration = files[name + ".swift"] else { continue }
        #expect(enumeration.isSuperset(of: values), "\(values.filter { !enumeration.contains($0) })")
      }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      })
  }
}

/// The names by which a device finds stored values, read with Foundation's reader of property lists.
private struct StoredValues {
  /// The lines with the parameters' names and types, by the class of the intent.
  let parameters: [String: [String]]

  /// The lines of the enumerations' cases, by the name of the file.
  let values: [String: [String]]

  init?(of contents: Data) {
    guard let root = try? PropertyListSerialization.propertyList(from: contents, format: nil) as? [String: Any] else {
      return nil
    }
    func entries(_ key: String, in dictionary: [String: Any]) -> [[String: Any]] {
      dictionary[key] as? [[String: Any]] ?? []
    }
    func string(_ key: String, in dictionary: [String: Any]) -> String { dictionary[key] as? String ?? "" }
    let plainNames = Set(
      (entries("INEnums", in: root) + entries("INTypes", in: root)).compactMap { declared in
        let name = (declared["INEnumName"] ?? declared["INTypeName"]) as? String
        let className = (declared["INEnumClassName"] ?? declared["INTypeClassName"]) as? String
        return className == nil || className == name ? nil : name
      })
    var parameters: [String: [String]] = [:]
    for intent in entries("INIntents", in: root) where string("INIntentType", in: intent) != "System" {
      let name = string("INIntentName", in: intent)
      let className = intent["INIntentClassName"] as? String ?? name + "Intent"
      parameters[className] = entries("INIntentParameters", in: intent).map { parameter in
        let opening = parameter["INIntentParameterSupportsMultipleValues"] as? Bool == true ? "[" : ""
        let closing = opening.isEmpty ? "?" : "]?"
        return "var \(Self.spelling(string("INIntentParameterName", in: parameter))): \(opening)"
          + Self.type(of: parameter, plainNames: plainNames) + closing
      }
    }
    self.parameters = parameters
    var values: [String: [String]] = [:]
    for enumeration in entries("INEnums", in: root) {
      let name = string("INEnumName", in: enumeration)
      values[plainNames.contains(name) ? name : name + "AppEnum"] = entries("INEnumValues", in: enumeration).compactMap
      { value in
        let name = string("INEnumValueName", in: value)
        if name == "unknown", (value["INEnumValueIndex"] as? Int ?? 0) == 0 { return nil }
        let first = name.prefix(1).lowercased()
        let caseName = Self.spelling(first + name.dropFirst())
        return first == name.prefix(1) ? "case \(caseName)" : "case \(caseName) = \"\(name)\""
      }
    }
    self.values = values
  }

  private static func spelling(_ name: String) -> String {
    ["default", "public", "is", "in", "private", "repeat", "switch", "where"].contains(name) ? "`\(name)`" : name
  }

  private static func type(of parameter: [String: Any], plainNames: Set<String>) -> String {
    if let name = parameter["INIntentParameterEnumType"] as? String {
      if parameter["INIntentParameterEnumTypeNamespace"] as? String == "System" { return "Int" }
      return plainNames.contains(name) ? name : name + "AppEnum"
    }
    if let name = parameter["INIntentParameterObjectType"] as? String {
      if parameter["INIntentParameterObjectTypeNamespace"] as? String == "System" { return "ObjectAppEntity" }
      return plainNames.contains(name) ? name : name + "AppEntity"
    }
    return switch parameter["INIntentParameterType"] as? String {
    case "Integer": "Int"
    case "Decimal": "Double"
    case "Boolean": "Bool"
    case "File": "IntentFile"
    case "Placemark": "CLPlacemark"
    case "PaymentMethod": "IntentPaymentMethod"
    case "TimeInterval": "Measurement<UnitDuration>"
    case "Object": "ObjectAppEntity"
    case let type?: type
    case nil: ""
    }
  }
}
