package import SourceDiagnostics

/// An entry of a list and the name by which it is told from the others.
package struct NamedElement: Sendable {
  /// The name; of a combination the names of its parameters in a fixed order.
  package let name: String

  /// The entry.
  package let node: DefinitionNode

  /// The key under which it stands, and its place; nil in an array.
  package let key: (text: String, range: SourceRange)?

  /// The name of one of several entries that have the same one, counted from 1.
  static func numbered(_ name: String, _ number: Int) -> String { number == 1 ? name : "\(name)#\(number)" }

  /// The entries of a list in the order of the file.
  package static func elements(of node: DefinitionNode, in list: ElementList) -> [NamedElement] {
    var counts: [String: Int] = [:]
    func unique(_ name: String) -> String {
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return numbered(name, count)
    }
    switch list.form {
    case .single: return [NamedElement(name: "", node: node, key: nil)]
    case .keyed:
      return node.members.map { member in
        NamedElement(
          name: unique(list.kind.elementName(member.key)), node: member.value, key: (member.key, member.keyRange))
      }
    case .array:
      let nameKey = list.kind.schema.nameKey
      let named = node.elements.map { element in
        (name: nameKey.flatMap { element[$0]?.string } ?? "", node: element)
      }
      guard !list.isOrdered, Set(named.map(\.name)).count < named.count else {
        return named.map { NamedElement(name: unique($0.name), node: $0.node, key: nil) }
      }
      // Entries of one name are numbered by what they say, since their order says nothing.
      let sorted = named.indices.map { (index: $0, text: named[$0].node.fingerprint) }
        .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      var names: [Int: String] = [:]
      for (index, _) in sorted { names[index] = unique(named[index].name) }
      return named.enumerated().map { NamedElement(name: names[$0] ?? $1.name, node: $1.node, key: nil) }
    }
  }
}
