internal import PropertyListReader

extension DictionaryEntry {
  /// Whether the file has a key here, be its value right or wrong: a property is nil in both cases.
  package func hasKey(_ key: StaticString) -> Bool {
    node[key] != nil
  }
}
