package import PropertyListReader

/// Whether a part of an entry was read in full.
///
/// Where it was not, the fault has been reported, and nothing more can be said about what is missing.
extension DictionaryEntry {
  /// Whether a key is absent, or has a value of the given type.
  package func isReadable(_ key: StaticString, as kind: PropertyListKind) -> Bool {
    node[key].map { $0.kind == kind } ?? true
  }

  /// Whether an array became as many entries as it has elements; an absent one is empty.
  package func isComplete(_ key: StaticString, count: Int) -> Bool {
    guard let value = node[key] else { return true }
    return value.kind == .array && value.elements.reduce(0) { number, _ in number + 1 } == count
  }
}

extension IntentEntry {
  /// Whether the name of every parameter could be read.
  package var knowsAllParameterNames: Bool {
    isComplete("INIntentParameters", count: parameters.count) && parameters.allSatisfy { $0.name != nil }
  }
}

extension ResponseEntry {
  /// Whether the name of every response parameter could be read.
  package var knowsAllParameterNames: Bool {
    isComplete("INIntentResponseParameters", count: parameters.count) && parameters.allSatisfy { $0.name != nil }
  }
}

extension EnumEntry {
  /// Whether the file has a list of values, and nothing in it.
  package var hasEmptyValueList: Bool {
    node["INEnumValues"].map { $0.kind == .array && $0.elements.isEmpty } ?? false
  }

  /// Whether the name of every value could be read.
  package var knowsAllValueNames: Bool {
    isComplete("INEnumValues", count: values.count) && values.allSatisfy { $0.name != nil }
  }
}

extension ResponseEntry {
  /// Whether the file has a list of codes, and the name of every one could be read.
  package var knowsAllCodeNames: Bool {
    node["INIntentResponseCodes"] != nil && isComplete("INIntentResponseCodes", count: codes.count)
      && codes.allSatisfy { $0.name != nil }
  }
}

extension TypeEntry {
  /// Whether the file has a list of properties, and the name of every one could be read.
  package var knowsAllPropertyNames: Bool {
    node["INTypeProperties"] != nil && isComplete("INTypeProperties", count: properties.count)
      && properties.allSatisfy { $0.name != nil }
  }
}

extension DefinitionDocument {
  /// Whether the name of every enumeration could be read.
  package var knowsAllEnumNames: Bool {
    isComplete("INEnums", count: enums.count) && enums.allSatisfy { $0.name != nil }
  }

  /// Whether the name of every object type could be read.
  package var knowsAllTypeNames: Bool {
    isComplete("INTypes", count: types.count) && types.allSatisfy { $0.name != nil }
  }
}
