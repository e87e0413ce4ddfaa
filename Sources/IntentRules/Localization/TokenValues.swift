internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// What the tokens of a definition's sentences stand for.
struct TokenValues: Sendable {
  /// The type of a value, as far as it decides about words and properties.
  struct Value: Sendable {
    /// The name of its enumeration of the definition.
    let enumeration: String?
    /// The name of its object type.
    let objectType: String?
  }

  /// The parameters of each intent, and those of its response.
  private let intents: [(parameters: [String: Value], responseParameters: [String: Value])]

  /// The properties of each object type of the definition.
  private let types: [String: [String: Value]]

  init(_ definition: CheckedDefinition) {
    intents = definition.document.intents.map { intent in
      (
        Self.values(intent.parameters.map { ($0.name?.value, Value($0)) }),
        Self.values((intent.response?.parameters ?? []).map { ($0.name?.value, Value($0)) })
      )
    }
    types = definition.types.mapValues { type in Self.values(type.properties.map { ($0.name?.value, Value($0)) }) }
  }

  private static func values(_ list: [(name: String?, value: Value)]) -> [String: Value] {
    Dictionary(
      list.compactMap { name, value in name.map { ($0, value) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a token stands for something in a sentence, be it in the place that Xcode offers it for or not: a summary
  /// is searched for all parameters of its intent.
  func isKnown(_ token: FormatToken, in sentence: DefinitionText) -> Bool {
    guard let names = sentence.tokenNames else { return false }
    guard let value = value(of: token.name, in: sentence) else { return names.contains(token.name) }
    guard let property = token.firstProperty, let type = value.objectType, let properties = types[type] else {
      return true
    }
    return properties[property] != nil
  }

  /// The value of a name in a sentence.
  private func value(of name: String, in sentence: DefinitionText) -> Value? {
    guard let intent = sentence.intent else { return nil }
    switch sentence.kind {
    case .response, .conciseResponse:
      return intents[intent].responseParameters[name] ?? intents[intent].parameters[name]
    default:
      return intents[intent].parameters[name]
    }
  }

  /// Whether a word of an enumeration or for a Boolean is what a token of a sentence may be replaced by.
  func canReplace(_ token: FormatToken, in sentence: DefinitionText, by word: DefinitionText) -> Bool {
    guard let value = value(of: token.name, in: sentence) else { return false }
    let property = token.firstProperty
    switch word.kind {
    case .enumerationValue:
      let resolved = property.map { name in value.objectType.flatMap { types[$0]?[name] } } ?? value
      return resolved?.enumeration != nil && resolved?.enumeration == word.owners.first
    case .booleanWord:
      // The word of a parameter, or that of a property.
      if word.intent != nil {
        return word.intent == sentence.intent && property == nil && word.owners.last == token.name
      }
      return property != nil && word.owners == [value.objectType, property].compactMap(\.self)
    default:
      return false
    }
  }
}

extension TokenValues.Value {
  fileprivate init(_ entry: ParameterEntry) {
    enumeration = entry.enumTypeNamespace?.value == "System" ? nil : entry.enumType?.value
    objectType = entry.objectTypeNamespace?.value == "System" ? nil : entry.objectType?.value
  }

  fileprivate init(_ entry: ResponseParameterEntry) {
    enumeration = entry.enumTypeNamespace?.value == "System" ? nil : entry.enumType?.value
    objectType = entry.objectTypeNamespace?.value == "System" ? nil : entry.objectType?.value
  }

  fileprivate init(_ entry: TypePropertyEntry) {
    enumeration = entry.enumTypeNamespace?.value == "System" ? nil : entry.enumType?.value
    objectType = entry.objectTypeNamespace?.value == "System" ? nil : entry.objectType?.value
  }
}

extension FormatToken {
  /// The property of the value's own type; what follows a further dot belongs to the type of the property.
  fileprivate var firstProperty: String? {
    property.map { String($0.prefix { $0 != "." }) }
  }
}
