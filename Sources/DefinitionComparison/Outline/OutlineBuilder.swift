import IntentModel
package import PropertyListReader
import SourceDiagnostics

/// Makes the outline of a definition.
package enum OutlineBuilder {
  /// The path of the fact that stands for several keys: type, enumeration, custom type and list.
  static let typePath = "type"

  /// The path of the fact that the key of a combination is.
  static let keyPath = "key"

  /// The outline of a property list that is a definition, whatever faults it has.
  package static func outline(of tree: PropertyListTree) -> OutlineEntry {
    outline(of: DefinitionNode(tree.root))
  }

  /// The outline of a definition.
  package static func outline(of root: DefinitionNode) -> OutlineEntry {
    entry(NamedElement(name: "", node: root, key: nil), kind: .definition)
  }

  /// The outline of an element at a position of its list, from 1 on.
  static func entry(
    _ element: NamedElement, kind: ElementKind, isOrdered: Bool = false, position: Int = 1
  ) -> OutlineEntry {
    let node = element.node
    let schema = kind.schema
    let children = schema.lists.flatMap { list in
      node[list.key].map { NamedElement.elements(of: $0, in: list) }.map { elements in
        elements.enumerated().map { index, element in
          entry(element, kind: list.kind, isOrdered: list.isOrdered, position: index + 1)
        }
      } ?? []
    }
    // The order in the key of a combination is that in which its parameters are shown, where its text has them not.
    let order = element.key.map {
      OutlineFact(
        path: keyPath, term: "parameters", value: .plain($0.text.replacing(",", with: ", ")), role: .fact,
        range: $0.range)
    }
    return OutlineEntry(
      kind: kind, name: element.name,
      facts: [order].compactMap(\.self) + FactCollector.facts(of: node, schema, position: position),
      children: children, isOrdered: isOrdered, position: schema.priorityKey.flatMap { node[$0]?.integer },
      range: element.key?.range ?? schema.nameKey.flatMap { node[$0]?.range } ?? node.range)
  }
}
