internal import PropertyListReader
internal import SourceDiagnostics

/// Where two copies of a definition differ in anything but their texts and the versions of the programs that saved them.
struct StructuralDifferences {
  /// A place where they differ.
  struct Difference {
    /// The names of what is different, outermost first.
    let element: [String]
    /// What is different, as a sentence.
    let explanation: String
    /// The place in the original.
    let original: SourceRange
    /// The place in the copy.
    let copy: SourceRange
  }

  /// The keys that name a dictionary of an array.
  private static let nameKeys: [StaticString] = [
    "INIntentName", "INIntentParameterName", "INIntentParameterPromptDialogType",
    "INIntentParameterUnsupportedReasonCode", "INIntentResponseCodeName", "INIntentResponseParameterName", "INEnumName",
    "INEnumValueName", "INTypeName", "INTypePropertyName",
  ]

  private static let versionKeys: Set<String> = [
    "INIntentDefinitionModelVersion", "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsBuildVersion",
    "INIntentDefinitionToolsVersion",
  ]

  /// The differences in the order of the original.
  private(set) var list: [Difference] = []

  private var element: [String] = []

  /// The differences between the roots of two definitions.
  init(of copy: PropertyListNode, from original: PropertyListNode) {
    compare(copy, with: original, key: "")
  }

  // The reader limits the depth of a tree, so the recursion is bounded.
  private mutating func compare(_ copy: PropertyListNode, with original: PropertyListNode, key: String) {
    switch (copy.kind, original.kind) {
    case (.dictionary, .dictionary):
      compareDictionaries(copy, with: original)
    case (.array, .array):
      compareArrays(copy, with: original, key: key)
    default:
      if copy != original {
        let values = copy.isShort && original.isShort ? " ('\(copy.rawText)', not '\(original.rawText)')" : ""
        add("the value of '\(key)' is another one" + values, original.valueRange, copy.valueRange)
      }
    }
  }

  private mutating func compareDictionaries(_ copy: PropertyListNode, with original: PropertyListNode) {
    let name = original.name
    if let name { element.append(name) }
    defer { if name != nil { element.removeLast() } }
    let copyEntries = copy.entriesByKey
    let originalEntries = original.entriesByKey
    func isCompared(_ key: String) -> Bool {
      !Self.versionKeys.contains(key) && copyEntries[key + "ID"] == nil && originalEntries[key + "ID"] == nil
    }
    for entry in original.entries where isCompared(entry.key) {
      if let other = copyEntries[entry.key] {
        compare(other.value, with: entry.value, key: entry.key)
      } else {
        add("it has no '\(entry.key)'", entry.keyRange, copy.valueRange)
      }
    }
    for entry in copy.entries where originalEntries[entry.key] == nil && isCompared(entry.key) {
      add("it has '\(entry.key)'", original.valueRange, entry.keyRange)
    }
  }

  private mutating func compareArrays(_ copy: PropertyListNode, with original: PropertyListNode, key: String) {
    let copies = Array(copy.elements)
    let originals = Array(original.elements)
    let copyNames = copies.map(\.name)
    let originalNames = originals.map(\.name)
    if copyNames == originalNames {
      for (copy, original) in zip(copies, originals) {
        compare(copy, with: original, key: key)
      }
      return
    }
    let before = list.count
    var copiesByName = Dictionary(
      zip(copyNames, copies).compactMap { name, node in name.map { ($0, node) } },
      uniquingKeysWith: { first, _ in first })
    for (name, node) in zip(originalNames, originals) {
      guard let name else { continue }
      if let other = copiesByName.removeValue(forKey: name) {
        compare(other, with: node, key: key)
      } else {
        within(name) { $0.add("it is missing", node.valueRange, copy.valueRange) }
      }
    }
    for (name, node) in zip(copyNames, copies) {
      guard let name, copiesByName.removeValue(forKey: name) != nil else { continue }
      within(name) { $0.add("it is there", original.valueRange, node.valueRange) }
    }
    if list.count == before {
      add("'\(key)' has other elements, or another order", original.valueRange, copy.valueRange)
    }
  }

  private mutating func within(_ name: String, _ body: (inout StructuralDifferences) -> Void) {
    element.append(name)
    body(&self)
    element.removeLast()
  }

  private mutating func add(_ explanation: String, _ original: SourceRange, _ copy: SourceRange) {
    list.append(Difference(element: element, explanation: explanation, original: original, copy: copy))
  }
}

extension StructuralDifferences {
  fileprivate static func name(of node: PropertyListNode) -> String? {
    for key in nameKeys {
      if let name = node[key]?.string { return name }
    }
    return nil
  }
}

extension PropertyListNode {
  /// The name of a dictionary that has one.
  fileprivate var name: String? { StructuralDifferences.name(of: self) }

  /// The entries of a dictionary.
  fileprivate var entriesByKey: [String: PropertyListEntry] {
    Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the value is a short text.
  fileprivate var isShort: Bool {
    [.string, .integer, .real].contains(kind) && contentRange.offsets.count <= 40 && !contentRange.offsets.isEmpty
  }
}
