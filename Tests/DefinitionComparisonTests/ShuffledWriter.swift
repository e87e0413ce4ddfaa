import IntentModel
import PropertyListReader
import TestSupport

/// Writes a definition in another layout: keys in any order, blanks for tabs, no line breaks in front of values, and the
/// entries of lists whose order says nothing in any order.
struct ShuffledWriter {
  private var random: SeededGenerator
  private var text = ""

  /// The file.
  static func text(of tree: PropertyListTree, seed: UInt64) -> String {
    var writer = ShuffledWriter(random: SeededGenerator(seed: seed))
    writer.add(tree.root, depth: 0, isUnordered: false)
    return "<plist version=\"1.0\">\n\(writer.text)</plist>"
  }

  private init(random: SeededGenerator) {
    self.random = random
  }

  /// From the description of the format: what the editor shows in an order of its own, or not at all.
  private static let unorderedLists: Set<String> = [
    "INIntents", "INEnums", "INTypes", "INIntentParameterPromptDialogs", "INIntentParameterArraySizes",
    "INEnumValueSynonyms",
  ]

  private mutating func add(_ node: PropertyListNode, depth: Int, isUnordered: Bool) {
    let indentation = String(repeating: " ", count: depth)
    switch node.kind {
    case .dictionary:
      text += indentation + "<dict>\n"
      for entry in Array(node.entries).shuffled(using: &random) {
        text += indentation + "<key>\(entry.key.escapedForPropertyList)</key>"
        add(entry.value, depth: depth + 1, isUnordered: Self.unorderedLists.contains(entry.key))
      }
      text += indentation + "</dict>\n"
    case .array:
      text += indentation + "<array>\n"
      let elements = Array(node.elements)
      for element in isUnordered ? elements.shuffled(using: &random) : elements {
        add(element, depth: depth + 1, isUnordered: false)
      }
      text += indentation + "</array>\n"
    case .boolean: text += node.boolean == true ? "<true></true>\n" : "<false/>\n"
    default: text += "<\(node.kind.name)>\(node.rawText.escapedForPropertyList)</\(node.kind.name)>\n"
    }
  }
}
