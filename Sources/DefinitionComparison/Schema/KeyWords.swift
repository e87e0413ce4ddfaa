import IntentModel
import PropertyListReader

/// The words for keys, and the values that say no more than a missing key does.
enum KeyWords {
  /// The words for a key of an entry, for example `supports resolution`.
  static func term(_ key: String, in schema: ElementSchema) -> String {
    if let word = exceptions[key] { return word }
    if let word = KeyRole.textKey(ofID: key).flatMap({ exceptions[$0] }) { return word + " ID" }
    var words = words(of: key.hasPrefix(schema.prefix) ? key.dropFirst(schema.prefix.count) : key[...])
    // What is said about values is said about the parameter.
    if words.count > 1, words.first == "metadata" { words.removeFirst() }
    return words.isEmpty ? key : words.joined(separator: " ")
  }

  /// The words for a key in the value of another one, if there is one around it: its own where it repeats what it
  /// belongs to, as those of the format do, for example `default value`; otherwise those of both, such as
  /// `annotation/depth`.
  static func term(_ key: String, within outer: String?, in schema: ElementSchema) -> String {
    let own = term(key, in: schema)
    guard let outer, !key.hasPrefix(schema.prefix) else { return own }
    return outer + "/" + own
  }

  private static let exceptions = [
    "INIntentParameterMetadataType": "value kind",
    "INIntentResponseParameterMetadataType": "value kind",
    "INTypePropertyMetadataType": "value kind",
    "INIntentParameterCombinationSupportsBackgroundExecution": "opens the app",
    "INIntentParameterPromptDialogCustom": "not custom",
    "INIntentParameterPromptDialogFormatString": "text",
    "INIntentParameterUnsupportedReasonFormatString": "text",
    "INIntentResponseCodeFormatString": "text",
    "INIntentResponseCodeConciseFormatString": "printed text",
    "INTypePropertyDefault": "inherited",
  ]

  private static func words(of key: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in key {
      if character.isUppercase, previous?.isLowercase ?? false, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words.map { word in
      word.dropFirst().first?.isUppercase ?? false ? word : word.lowercased()
    }
  }

  /// The Boolean keys that nearly every entry has, so that only their absence says something.
  static let assumedTrue: [ElementKind: String] = [
    .summary: "INIntentParameterCombinationSupportsBackgroundExecution",
    .suggestion: "INIntentParameterCombinationSupportsBackgroundExecution",
    .dialog: "INIntentParameterPromptDialogCustom",
  ]

  /// Whether a value says no more than a missing key.
  ///
  /// An absent flag is false, an empty text is no text, and empty data is a bound that was removed.
  static func isDefault(_ scalar: PropertyListScalar, of key: String) -> Bool {
    switch scalar {
    case .boolean(let value): !value
    case .string(let text): text.isEmpty || defaultTexts[key] == text
    case .integer(let value): value.magnitude == 0 && zeroKeys.contains(key)
    case .data(let bytes): bytes.isEmpty
    case .real, .date: false
    }
  }

  private static let zeroKeys: Set<String> = [
    "INIntentRestrictions", "INIntentParameterFixedSizeArray", "INIntentParameterRelationshipPredicateValue",
  ]

  private static let defaultTexts = [
    "INIntentParameterMetadataCapitalization": "Sentences",
    "INIntentParameterMetadataType": "Field",
    "INEnumType": "Regular",
    "INIntentType": "Custom",
  ]
}
