import IntentCompiler

/// A definition where words are the names of something.
struct WordDefinition {
  /// What has the words for names; the raw value is what messages call it.
  enum Place: String, CaseIterable, Sendable {
    case parameter
    case responseParameter = "response parameter"
    case property
    case enumeration
    case type

    /// Whether members have the names.
    var isProperty: Bool { self == .parameter || self == .responseParameter || self == .property }
  }

  /// The lines of the definition.
  private let lines: [String]

  /// The definition, to be compiled.
  var source: DefinitionSource {
    DefinitionSource(path: "Words.intentdefinition", bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// The word at a line, counted from 1: its own, or that where the entry starts which has it as its first text.
  func word(atLine line: Int) -> String? {
    lines.dropFirst(line - 1).prefix(3).compactMap { $0.wholeMatch(of: #/<string>(.*)</string>/#) }.first
      .map { String($0.1) }
  }

  /// Definitions that have all of some words; those that differ in case alone are in several, since files are not told
  /// apart by it.
  static func definitions(of words: [String], in place: Place, value: String = "first") -> [WordDefinition] {
    var groups: [[String]] = []
    for word in words {
      let index = groups.firstIndex { group in !group.contains { $0.lowercased() == word.lowercased() } }
      if let index { groups[index].append(word) } else { groups.append([word]) }
    }
    return groups.map { WordDefinition($0, in: place, value: value) }
  }

  private init(_ words: [String], in place: Place, value: String) {
    func list(_ key: String, _ entries: [String]) -> String {
      "<key>\(key)</key>\n<array>\n" + entries.map { "<dict>\n\($0)</dict>\n" }.joined() + "</array>\n"
    }
    func text(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n<string>\(value)</string>\n" }
    func tag(_ key: String, _ value: Int) -> String { "<key>\(key)</key>\n<integer>\(value)</integer>\n" }
    func titled(_ key: String) -> String { text(key, "Title") + text(key + "ID", "Title") }
    func type(_ name: String, properties: [String]) -> String {
      text("INTypeName", name) + titled("INTypeDisplayName") + tag("INTypeLastPropertyTag", properties.count)
        + list("INTypeProperties", properties)
    }
    var parameters: [String] = []
    var responseParameters: [String] = []
    var properties: [String] = []
    var enumerations: [String] = []
    var types: [String] = []
    for (index, word) in words.enumerated() {
      switch place {
      case .parameter:
        parameters.append(
          text("INIntentParameterName", word) + tag("INIntentParameterDisplayPriority", index + 1)
            + tag("INIntentParameterTag", index + 1) + text("INIntentParameterType", "String"))
      case .responseParameter:
        responseParameters.append(
          text("INIntentResponseParameterName", word) + tag("INIntentResponseParameterDisplayPriority", index + 1)
            + tag("INIntentResponseParameterTag", index + 1) + text("INIntentResponseParameterType", "String"))
      case .property:
        properties.append(
          text("INTypePropertyName", word) + tag("INTypePropertyDisplayPriority", index + 1)
            + tag("INTypePropertyTag", index + 1) + text("INTypePropertyType", "String"))
      case .enumeration:
        enumerations.append(
          text("INEnumName", word) + text("INEnumType", "Regular") + titled("INEnumDisplayName")
            + list("INEnumValues", [text("INEnumValueName", value) + titled("INEnumValueDisplayName")]))
      case .type:
        types.append(type(word, properties: []))
      }
    }
    if place == .property { types.append(type("Holder", properties: properties)) }
    let intent =
      text("INIntentCategory", "generic") + text("INIntentName", "Ask") + titled("INIntentTitle")
      + titled("INIntentDescription") + list("INIntentParameters", parameters)
      + "<key>INIntentResponse</key>\n<dict>\n"
      + list("INIntentResponseCodes", ["success", "failure"].map { text("INIntentResponseCodeName", $0) })
      + list("INIntentResponseParameters", responseParameters) + "</dict>\n" + text("INIntentType", "Custom")
      + text("INIntentVerb", "Do")
    lines =
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n" + list("INEnums", enumerations)
      + text("INIntentDefinitionModelVersion", "1.2") + text("INIntentDefinitionNamespace", "aB3dE5")
      + list("INIntents", [intent]) + list("INTypes", types) + "</dict>\n</plist>\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
