/// What the value of a key is good for.
package enum KeyRole: String, Sendable, Equatable {
  /// It says something about what the entry does.
  case fact
  /// It is read or spoken by people.
  case text
  /// Tables of translations are looked up by it.
  case stringID
  /// Stored data know the entry by it.
  case tag
  /// It follows from others, or helps the editor only.
  case bookkeeping
  /// It tells which programs saved the file.
  case version

  /// The role of a key.
  static func of(_ key: String) -> KeyRole {
    if versionKeys.contains(key) { return .version }
    if key.hasSuffix("ID") { return .stringID }
    if bookkeepingKeys.contains(key) || key.hasSuffix("Namespace") || key.hasSuffix("DisplayPriority") {
      return .bookkeeping
    }
    if key.hasSuffix("Tag") { return .tag }
    return textSuffixes.contains { key.hasSuffix($0) } ? .text : .fact
  }

  /// The key of the text that the string ID under a key is for; nil for a key of something else.
  ///
  /// For example: `INIntentTitle` for `INIntentTitleID`
  static func textKey(ofID key: String) -> String? { of(key) == .stringID ? String(key.dropLast("ID".count)) : nil }

  private static let versionKeys: Set<String> = [
    "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsBuildVersion", "INIntentDefinitionToolsVersion",
  ]

  private static let bookkeepingKeys: Set<String> = [
    "INIntentLastParameterTag", "INIntentResponseLastParameterTag", "INTypeLastPropertyTag", "INEnumGeneratesHeader",
    "INIntentHash",
  ]

  private static let textSuffixes = [
    "Title", "Subtitle", "Description", "DisplayName", "FormatString", "PronunciationHint", "SynonymSynonym",
    "SamplePhrase", "Placeholder", "Template",
  ]
}
