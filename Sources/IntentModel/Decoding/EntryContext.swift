internal import PropertyListReader

/// A dictionary that is being read, for messages that name it.
struct EntryContext {
  /// The kind of entry that it becomes.
  let type: any DictionaryEntry.Type

  /// The dictionary.
  let node: PropertyListNode

  /// The entry that holds it, where its key is part of what it says.
  let key: PropertyListEntry?

  /// The dictionary's own name; nil where it has none or an empty one.
  var name: String? {
    if let key { return key.key }
    guard let nameKey = type.level.nameKey, let name = node[nameKey]?.string, !name.isEmpty else { return nil }
    return name
  }
}
