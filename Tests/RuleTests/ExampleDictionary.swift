import Foundation

/// A kind of dictionary in an example, and what is added to one that does not show it.
enum ExampleDictionary {
  case root, intent, parameter, response, code, responseParameter, enumeration, enumerationValue, type, property
  case dialog, reason, combination, relationship, other

  /// What the elements of an array, or the value of a key, are.
  private static let children: [String: ExampleDictionary] = [
    "INIntents": .intent, "INEnums": .enumeration, "INTypes": .type, "INIntentParameters": .parameter,
    "INIntentResponse": .response, "INIntentResponseCodes": .code, "INIntentResponseParameters": .responseParameter,
    "INEnumValues": .enumerationValue, "INTypeProperties": .property, "INIntentParameterPromptDialogs": .dialog,
    "INIntentParameterUnsupportedReasons": .reason, "INIntentParameterRelationship": .relationship,
    "INIntentParameterMetadata": .other, "INIntentResponseParameterMetadata": .other,
    "INTypePropertyMetadata": .other, "INEnumValueSynonyms": .other, "INIntentSamplePhrases": .other,
    "INIntentManagedParameterCombinations": .combination, "INIntentParameterCombinations": .combination,
  ]

  /// The suffixes of keys that hold texts for people.
  private static let textSuffixes = [
    "DisplayName", "FormatString", "IntentTitle", "IntentDescription", "CombinationTitle", "CombinationSubtitle",
    "PronunciationHint", "SynonymSynonym", "SamplePhrase", "MetadataPlaceholder",
  ]

  /// The content of a dictionary with everything that it needs.
  ///
  /// - Parameters:
  ///   - text: What is shown.
  ///   - position: The place in its array, from 0.
  ///   - ids: Gives string IDs.
  /// - Returns: The content in full.
  /// - Throws: `PropertyListFragmentError` where the text has another form.
  func completed(_ text: String, at position: Int = 0, _ ids: inout ExampleIDs) throws -> String {
    var fragment = try PropertyListFragment(text)
    for index in fragment.entries.indices {
      guard let kind = Self.children[fragment.entries[index].key] else { continue }
      let value = fragment.entries[index].value
      fragment.entries[index].value =
        kind == .combination
        ? try Self.completedCombinations(value, &ids) : try kind.completedValue(value, &ids)
    }
    addDefaults(to: &fragment, at: position, &ids)
    for entry in fragment.entries
    where Self.textSuffixes.contains(where: entry.key.hasSuffix) && fragment.lacks(entry.key + "ID") {
      fragment.add(entry.key + "ID", "<string>\(ids.next())</string>")
    }
    return fragment.text
  }

  /// A dictionary, or an array of such, with everything that they need.
  private func completedValue(_ value: String, _ ids: inout ExampleIDs) throws -> String {
    if value.hasPrefix("<dict>") {
      return "<dict>" + (try completed(value.dropping("<dict>", "</dict>"), &ids)) + "\n</dict>"
    }
    guard value.hasPrefix("<array>") else { return value }
    var scanner = ElementScanner(value.dropping("<array>", "</array>"))
    var text = ""
    var position = 0
    while true {
      text += scanner.skipBlanks()
      guard let element = try scanner.element() else { break }
      if element.hasPrefix("<dict>") {
        let inner = try completed(element.dropping("<dict>", "</dict>"), at: position, &ids)
        text += "<dict>" + inner + "\n</dict>"
      } else {
        text += element
      }
      position += 1
    }
    if self == .enumerationValue, !value.contains("INEnumValueIndex") { text = Self.numbered(text) }
    if self == .property, !value.contains("INTypePropertyDefault") {
      text += "\n" + Self.defaultProperties(from: position)
    }
    return "<array>" + text + "</array>"
  }

  private static func completedCombinations(_ value: String, _ ids: inout ExampleIDs) throws -> String {
    guard value.hasPrefix("<dict>") else { return value }
    var fragment = try PropertyListFragment(value.dropping("<dict>", "</dict>"))
    for index in fragment.entries.indices where fragment.entries[index].value.hasPrefix("<dict") {
      let inner =
        fragment.entries[index].value.withoutMarks == "<dict/>"
        ? "" : fragment.entries[index].value.dropping("<dict>", "</dict>")
      fragment.entries[index].value = "<dict>" + (try combination.completed(inner, &ids)) + "\n</dict>"
    }
    return "<dict>" + fragment.text + "\n</dict>"
  }

  private func addDefaults(to fragment: inout PropertyListFragment, at position: Int, _ ids: inout ExampleIDs) {
    switch self {
    case .root:
      addReferredTypes(to: &fragment, &ids)
      fragment.add("INEnums", "<array/>")
      fragment.add("INIntentDefinitionModelVersion", "<string>1.2</string>")
      fragment.add("INIntentDefinitionNamespace", "<string>exmpl1</string>")
      fragment.add("INIntents", "<array/>")
      fragment.add("INTypes", "<array/>")
    case .intent:
      addIntentDefaults(to: &fragment, &ids)
    case .parameter:
      fragment.add("INIntentParameterName", "<string>soup</string>")
      addReferences("INIntentParameter", to: &fragment)
      addCommon("INIntentParameter", to: &fragment, tag: position + 1, position)
      fragment.add("INIntentParameterConfigurable", "<true/>")
      fragment.add("INIntentParameterDisplayName", "<string>\(Self.label(fragment["INIntentParameterName"]))</string>")
    case .response:
      fragment.add("INIntentResponseCodes", Self.codes)
      if let parameters = fragment["INIntentResponseParameters"] {
        let tags = Self.integers(of: "INIntentResponseParameterTag", in: parameters)
        fragment.add("INIntentResponseLastParameterTag", "<integer>\(tags.max() ?? 0)</integer>")
      }
    case .code:
      break
    case .responseParameter:
      addReferences("INIntentResponseParameter", to: &fragment)
      addCommon("INIntentResponseParameter", to: &fragment, tag: position + 1, position)
    case .enumeration:
      fragment.add("INEnumName", "<string>Size</string>")
      fragment.add("INEnumDisplayName", "<string>Size</string>")
      fragment.add("INEnumGeneratesHeader", "<true/>")
      fragment.add("INEnumType", "<string>Regular</string>")
      if fragment["INEnumValues"] == nil { fragment.add("INEnumValues", Self.values(&ids)) }
    case .enumerationValue:
      fragment.add("INEnumValueDisplayName", "<string>\(Self.label(fragment["INEnumValueName"]))</string>")
    case .type:
      fragment.add("INTypeName", "<string>Dish</string>")
      fragment.add("INTypeDisplayName", "<string>Dish</string>")
      if fragment["INTypeProperties"] == nil {
        fragment.add("INTypeProperties", "<array>\(Self.defaultProperties(from: 0))</array>")
      }
      let tags = Self.integers(of: "INTypePropertyTag", in: fragment["INTypeProperties"] ?? "")
      fragment.add("INTypeLastPropertyTag", "<integer>\(max(99, tags.max() ?? 0))</integer>")
    case .property:
      addCommon("INTypeProperty", to: &fragment, tag: position + 101, position)
    case .dialog:
      fragment.add("INIntentParameterPromptDialogType", "<string>Primary</string>")
      fragment.add("INIntentParameterPromptDialogCustom", "<true/>")
    case .reason:
      fragment.add("INIntentParameterUnsupportedReasonCode", "<string>soldOut</string>")
      fragment.add("INIntentParameterUnsupportedReasonFormatString", "<string>It is sold out.</string>")
    case .combination:
      fragment.add("INIntentParameterCombinationSupportsBackgroundExecution", "<true/>")
    case .relationship:
      fragment.add("INIntentParameterRelationshipPredicateName", "<string>HasAnyValue</string>")
    case .other:
      break
    }
  }

  /// What stands beside the name of an enumeration or type.
  private func addReferences(_ prefix: String, to fragment: inout PropertyListFragment) {
    for (reference, type) in [("EnumType", "Integer"), ("ObjectType", "Object")]
    where fragment[prefix + reference] != nil {
      fragment.add(prefix + reference + "Namespace", "<string>exmpl1</string>")
      fragment.add(prefix + "Type", "<string>\(type)</string>")
    }
  }

  /// The enumeration `Size` and the type `Dish`, where something refers to them.
  private func addReferredTypes(to fragment: inout PropertyListFragment, _ ids: inout ExampleIDs) {
    let text = fragment.text
    let refers = { (key: String, name: String) in
      ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"].contains {
        Self.strings(of: $0 + key, in: text).contains(name)
      }
    }
    if fragment["INEnums"] == nil, refers("EnumType", "Size"),
      let enumeration = try? ExampleDictionary.enumeration.completed("", &ids)
    {
      fragment.add("INEnums", "<array><dict>\(enumeration)</dict></array>")
    }
    if fragment["INTypes"] == nil, refers("ObjectType", "Dish"),
      let type = try? ExampleDictionary.type.completed("", &ids)
    {
      fragment.add("INTypes", "<array><dict>\(type)</dict></array>")
    }
  }

  private func addCommon(_ prefix: String, to fragment: inout PropertyListFragment, tag: Int, _ position: Int) {
    fragment.add(prefix + "Type", "<string>String</string>")
    fragment.add(prefix + "Tag", "<integer>\(tag)</integer>")
    fragment.add(prefix + "DisplayPriority", "<integer>\(position + 1)</integer>")
  }

  private func addIntentDefaults(to fragment: inout PropertyListFragment, _ ids: inout ExampleIDs) {
    let isSystem = fragment["INIntentType"]?.withoutMarks == "<string>System</string>"
    fragment.add("INIntentName", "<string>OrderSoup</string>")
    fragment.add("INIntentTitle", "<string>Order Soup</string>")
    if fragment["INIntentDescriptionID"] == nil {
      fragment.add("INIntentDescription", "<string>Orders a soup from the kitchen</string>")
    }
    fragment.add("INIntentType", "<string>Custom</string>")
    fragment.add("INIntentCategory", "<string>\(isSystem ? "system" : "generic")</string>")
    let parameters = fragment["INIntentParameters"] ?? ""
    if !parameters.isEmpty {
      let tags = Self.integers(of: "INIntentParameterTag", in: parameters)
      fragment.add("INIntentLastParameterTag", "<integer>\(tags.max() ?? 0)</integer>")
    }
    guard !isSystem else { return }
    fragment.add("INIntentVerb", "<string>Do</string>")
    if fragment["INIntentResponse"] == nil {
      fragment.add("INIntentResponse", "<dict><key>INIntentResponseCodes</key>\(Self.codes)</dict>")
    }
    let kinds = [
      "INIntentConfigurable", "INIntentManagedParameterCombinations", "INIntentEligibleForWidgets",
      "INIntentParameterCombinations",
    ]
    if kinds.allSatisfy({ fragment[$0] == nil }) {
      let key = Self.strings(of: "INIntentParameterName", in: parameters).joined(separator: ",")
      fragment.add(
        "INIntentManagedParameterCombinations",
        """
        <dict><key>\(key)</key><dict><key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
        <key>INIntentParameterCombinationTitle</key><string>Order a soup</string>
        <key>INIntentParameterCombinationTitleID</key><string>\(ids.next())</string></dict></dict>
        """)
    }
    if fragment["INIntentManagedParameterCombinations"] != nil { fragment.add("INIntentConfigurable", "<true/>") }
    if fragment["INIntentParameterCombinations"] == nil {
      fragment.add("INIntentIneligibleForSuggestions", "<true/>")
    }
  }

  // MARK: Parts

  private static let codes = """
    <array>
    <dict><key>INIntentResponseCodeName</key><string>success</string>
    <key>INIntentResponseCodeSuccess</key><true/></dict>
    <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
    </array>
    """

  private static func values(_ ids: inout ExampleIDs) -> String {
    let values = ["unknown", "small", "large"].enumerated().map { index, name in
      (index == 0 ? "" : "<key>INEnumValueIndex</key><integer>\(index)</integer>\n")
        + "<key>INEnumValueName</key><string>\(name)</string>\n"
        + "<key>INEnumValueDisplayName</key><string>\(name.capitalized)</string>\n"
        + "<key>INEnumValueDisplayNameID</key><string>\(ids.next())</string>\n"
    }
    return "<array>" + values.map { "<dict>\($0)</dict>" }.joined() + "</array>"
  }

  /// The properties that every type has, from a position on.
  private static func defaultProperties(from position: Int) -> String {
    let properties = [
      ("identifier", "String"), ("displayString", "String"), ("pronunciationHint", "String"),
      ("alternativeSpeakableMatches", "SpeakableString"),
    ]
    return properties.enumerated().map { index, property in
      """
      <dict><key>INTypePropertyDefault</key><true/>
      <key>INTypePropertyDisplayPriority</key><integer>\(position + index + 1)</integer>
      <key>INTypePropertyName</key><string>\(property.0)</string>
      \(index == 3 ? "<key>INTypePropertySupportsMultipleValues</key><true/>" : "")
      <key>INTypePropertyTag</key><integer>\(index + 1)</integer>
      <key>INTypePropertyType</key><string>\(property.1)</string></dict>
      """
    }.joined(separator: "\n")
  }

  /// Values with their positions as indexes, except the first, whose index is 0.
  private static func numbered(_ values: String) -> String {
    var number = -1
    return values.components(separatedBy: "</dict>").map { part in
      guard part.contains("<dict>"), part.contains("INEnumValueName") else { return part }
      number += 1
      return part + (number == 0 ? "" : "<key>INEnumValueIndex</key><integer>\(number)</integer>\n")
    }.joined(separator: "</dict>")
  }

  private static func label(_ name: String?) -> String {
    let text = (name ?? "").withoutMarks.dropping("<string>", "</string>")
    return text.isEmpty ? "Soup" : text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func strings(of key: String, in text: String) -> [String] {
    text.withoutMarks.components(separatedBy: "<key>\(key)</key>").dropFirst().map { rest in
      String((rest.components(separatedBy: "</").first ?? "").drop { $0 != ">" }.dropFirst())
    }
  }

  private static func integers(of key: String, in text: String) -> [Int] {
    strings(of: key, in: text).compactMap { Int($0) }
  }
}

/// String IDs that examples do not show.
struct ExampleIDs {
  private var count = 0

  /// The next ID, as an editor would make it.
  mutating func next() -> String {
    count += 1
    let digits = String(count)
    return "xid" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
