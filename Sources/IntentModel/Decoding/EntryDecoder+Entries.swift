internal import PropertyListReader
package import SourceDiagnostics

extension EntryDecoder {
  /// The dictionaries of an array, in order; empty where the key is absent.
  package mutating func entries<Entry: DictionaryEntry>(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> [Entry] {
    guard let value = entry(key, .array, requirement)?.value else { return [] }
    guard value.kind == .array else {
      reportWrongType(of: value, forKey: key, expected: .array)
      return []
    }
    var entries: [Entry] = []
    // Entries are large, and a growing array would copy them again and again.
    entries.reserveCapacity(value.elements.reduce(0) { count, _ in count + 1 })
    for element in value.elements {
      if element.kind == .dictionary {
        entries.append(read(element, key: nil))
      } else {
        reportWrongType(ofElement: element, forKey: key, expected: .dictionary)
      }
    }
    return entries
  }

  /// A dictionary.
  package mutating func entry<Entry: DictionaryEntry>(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> Entry? {
    guard let value = entry(key, .dictionary, requirement)?.value else { return nil }
    guard value.kind == .dictionary else {
      reportWrongType(of: value, forKey: key, expected: .dictionary)
      return nil
    }
    return read(value, key: nil)
  }

  /// The dictionaries that stand in a dictionary under keys of the author, in file order; nil where the key is absent.
  package mutating func keyedEntries<Entry: DictionaryEntry>(_ key: StaticString) -> [Entry]? {
    guard let value = entry(key, .dictionary, .optional)?.value else { return nil }
    guard value.kind == .dictionary else {
      reportWrongType(of: value, forKey: key, expected: .dictionary)
      return nil
    }
    var entries: [Entry] = []
    for element in value.entries {
      if element.value.kind == .dictionary {
        entries.append(read(element.value, key: element))
      } else {
        reportWrongType(of: element.value, forKey: element.key, expected: .dictionary)
      }
    }
    return entries
  }

  /// The texts of an array, in order; empty where the key is absent.
  package mutating func strings(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> [Located<String>] {
    guard let value = entry(key, .array, requirement)?.value else { return [] }
    guard value.kind == .array else {
      reportWrongType(of: value, forKey: key, expected: .array)
      return []
    }
    var strings: [Located<String>] = []
    for element in value.elements {
      if let string = element.string {
        strings.append(Located(string, at: element.valueRange))
      } else {
        reportWrongType(ofElement: element, forKey: key, expected: .string)
      }
    }
    return strings
  }

  private mutating func read<Entry: DictionaryEntry>(_ node: PropertyListNode, key: PropertyListEntry?) -> Entry {
    // Swapped rather than copied: a cursor refers to the tree in several places, and references are counted.
    var outer = DictionaryCursor(node)
    swap(&cursor, &outer)
    contexts.append(EntryContext(type: Entry.self, node: node, key: key))
    let entry = Entry(decoding: &self)
    contexts.removeLast()
    swap(&cursor, &outer)
    return entry
  }
}
