package import SourceDiagnostics

extension CatalogueEntry {
  /// The value of the key, its members sorted as Xcode sorts them.
  package var json: JSONValue {
    var members: [JSONMember] = []
    if let comment { members.append(JSONMember("comment", .string(comment))) }
    if let extraction { members.append(JSONMember("extractionState", .string(extraction.rawValue))) }
    if !texts.isEmpty {
      members.append(JSONMember("localizations", .object(sortedMembers(texts) { $0.json })))
    }
    return .object(members)
  }
}

extension CatalogueText {
  /// The value of a language.
  package var json: JSONValue {
    switch self {
    case .unit(let unit):
      return .object([JSONMember("stringUnit", unit.json)])
    case .variations(let rule, let forms):
      return ["variations": .object([JSONMember(rule.rawValue, .object(sortedMembers(forms) { $0.json }))])]
    case .substitutions(let unit, let parts):
      let substitutions = sortedMembers(Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }) { $0.json }
      return ["stringUnit": unit.json, "substitutions": .object(substitutions)]
    case .set(let texts, let state):
      return [
        "stringSet": ["state": .string(state.rawValue), "values": .array(texts.map(JSONValue.string))]
      ]
    }
  }
}

extension CatalogueUnit {
  fileprivate var json: JSONValue { ["state": .string(state.rawValue), "value": .string(value)] }
}

extension CatalogueSubstitution {
  fileprivate var json: JSONValue {
    [
      "argNum": .integer(argument), "formatSpecifier": .string(specifier),
      "variations": [
        "plural": .object(sortedMembers(forms) { .object([JSONMember("stringUnit", $0.json)]) })
      ],
    ]
  }
}

/// Members in the order of their keys.
private func sortedMembers<Value>(_ values: [String: Value], json: (Value) -> JSONValue) -> [JSONMember] {
  values.sorted { $0.key < $1.key }.map { JSONMember($0.key, json($0.value)) }
}
