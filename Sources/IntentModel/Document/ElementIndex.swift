package import PropertyListReader
internal import SourceDiagnostics

/// The names of the elements of a definition, by place.
///
/// An element is named by the names of what it stands in, for example `OrderSoup.soup`: names stay when lines move.
package struct ElementIndex: Sendable {
  private struct Element {
    let range: SourceRange
    let name: String
    let parent: Int?
  }

  /// The keys that name a dictionary.
  private static let nameKeys: Set<String> = [
    "INIntentName", "INIntentParameterName", "INIntentParameterPromptDialogType",
    "INIntentParameterUnsupportedReasonCode", "INIntentResponseCodeName", "INIntentResponseParameterName", "INEnumName",
    "INEnumValueName", "INTypeName", "INTypePropertyName",
  ]

  /// The keys of the dictionaries whose entries are named by their keys.
  private static let keyedDictionaries: Set<String> = [
    "INIntentManagedParameterCombinations", "INIntentParameterCombinations",
  ]

  private var elements: [Element] = []

  /// The index of a property list.
  package init(_ tree: PropertyListTree) {
    add(tree.root, key: nil, isKeyed: false, parent: nil)
  }

  /// The name of the innermost element at an offset; nil outside of all.
  package func name(at offset: UInt32) -> String? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var candidate = low > 0 ? low - 1 : nil
    while let index = candidate, elements[index].range.upperBound <= offset {
      candidate = elements[index].parent
    }
    return candidate.map { elements[$0].name }
  }

  // The reader limits the depth of a tree, so the recursion is bounded.
  private mutating func add(_ node: PropertyListNode, key: String?, isKeyed: Bool, parent: Int?) {
    switch node.kind {
    case .dictionary:
      var parent = parent
      if let name = isKeyed ? key : node.entries.first(where: { Self.nameKeys.contains($0.key) })?.value.string {
        let prefix = parent.map { elements[$0].name + "." } ?? ""
        elements.append(Element(range: node.range, name: prefix + name, parent: parent))
        parent = elements.count - 1
      }
      for entry in node.entries where entry.value.kind == .dictionary || entry.value.kind == .array {
        let key = entry.key
        if Self.keyedDictionaries.contains(key) {
          for combination in entry.value.entries {
            add(combination.value, key: combination.key, isKeyed: true, parent: parent)
          }
        } else {
          add(entry.value, key: key, isKeyed: false, parent: parent)
        }
      }
    case .array:
      for element in node.elements {
        add(element, key: nil, isKeyed: false, parent: parent)
      }
    default:
      break
    }
  }
}
