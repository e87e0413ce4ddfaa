package import PropertyListReader
package import SourceDiagnostics

/// Reads the keys of nested dictionaries into entries and reports what is wrong with them.
///
/// An entry asks for its keys, in ascending order, and these calls are the only place that says which keys, types and
/// requirements the format has.
package struct EntryDecoder {
  /// What was found to be wrong so far.
  package internal(set) var diagnostics = DiagnosticEngine()

  /// The keys that were asked for, in order; nil unless the decoder was told to keep them.
  package private(set) var expectedKeys: [ExpectedKey]?

  let policy: DecodingPolicy
  var cursor: DictionaryCursor
  /// The dictionary at the cursor and those around it, the outermost first.
  var contexts: [EntryContext]
  /// The unknown keys that were reported; each is reported once per file.
  var reportedKeys: Set<String> = []
  var freshIDs: FreshStringIDs?

  /// A decoder that stands at a dictionary.
  init(
    _ node: PropertyListNode, as type: any DictionaryEntry.Type, policy: DecodingPolicy, keepsExpectedKeys: Bool = false
  ) {
    self.policy = policy
    cursor = DictionaryCursor(node)
    contexts = [EntryContext(type: type, node: node, key: nil)]
    expectedKeys = keepsExpectedKeys ? [] : nil
  }

  /// The dictionary that is being read.
  package var node: PropertyListNode { cursor.node }

  /// The key under which the dictionary stands in the one around it; empty where it stands in an array.
  package var entryKey: Located<String> {
    guard let key = contexts.last?.key else { return Located("", at: node.valueRange) }
    return Located(key.key, at: key.keyRange)
  }

  /// The entries that were not asked for, in file order; each key is noted once per file.
  package mutating func unknownEntries() -> [PropertyListEntry] {
    let entries = cursor.remainingEntries()
    for entry in entries {
      noteUnknown(entry)
    }
    return entries
  }

  /// The keys that a kind of entry asks for.
  package static func expectedKeys<Entry: DictionaryEntry>(
    of type: Entry.Type, in node: PropertyListNode
  ) -> [ExpectedKey] {
    var decoder = EntryDecoder(node, as: type, policy: .definition, keepsExpectedKeys: true)
    _ = Entry(decoding: &decoder)
    let level = String(describing: type.level.name)
    return (decoder.expectedKeys ?? []).filter { $0.level == level }
  }

  /// The entry of a key; its absence is reported where it is required.
  mutating func entry(
    _ key: StaticString, _ kinds: ExpectedKinds, _ requirement: KeyRequirement
  ) -> PropertyListEntry? {
    if expectedKeys != nil {
      keep(key, kinds, isRequired: requirement == .required || requirement == .requiredElsewhere)
    }
    guard let entry = cursor.entry(key) else {
      if requirement == .required {
        reportMissing(key)
      }
      return nil
    }
    switch requirement {
    case .optional, .required, .requiredElsewhere: break
    case .stray: noteUnknown(entry)
    case .compiled: noteCompiledDefinition(entry)
    }
    return entry
  }

  private mutating func keep(_ key: StaticString, _ kinds: ExpectedKinds, isRequired: Bool) {
    guard let context = contexts.last else { return }
    expectedKeys?.append(
      ExpectedKey(
        level: String(describing: context.type.level.name), key: String(describing: key), kinds: kinds,
        isRequired: isRequired))
  }
}
