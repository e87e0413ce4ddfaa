import DefinitionComparison
import IntentModel
import SourceDiagnostics

extension DefinitionNode {
  /// The same with another node at a place: keys of lists and names in turn; a list where it ends with a key.
  func changing(_ place: ArraySlice<String>, _ body: (DefinitionNode) -> DefinitionNode) -> DefinitionNode {
    changing(place, .definition, body)
  }

  private func changing(
    _ place: ArraySlice<String>, _ kind: ElementKind, _ body: (DefinitionNode) -> DefinitionNode
  ) -> DefinitionNode {
    guard let key = place.first, let list = kind.schema.list(key), let value = self[key] else {
      return place.isEmpty ? body(self) : self
    }
    var copy = self
    guard let name = place.dropFirst().first else {
      copy[key] = body(value)
      return copy
    }
    let rest = place.dropFirst(2)
    var changed = value
    switch list.form {
    case .single: changed = value.changing(rest, list.kind, body)
    case .keyed:
      changed.content = .dictionary(
        zip(value.members, NamedElement.elements(of: value, in: list)).map { member, element in
          var member = member
          if element.name == name { member.value = member.value.changing(rest, list.kind, body) }
          return member
        })
    case .array:
      changed.content = .array(
        NamedElement.elements(of: value, in: list).map { element in
          element.name == name ? element.node.changing(rest, list.kind, body) : element.node
        })
    }
    copy[key] = changed
    return copy
  }

  /// A list without one of its entries.
  func removingElement(_ name: String, _ list: ElementList) -> DefinitionNode {
    let elements = NamedElement.elements(of: self, in: list)
    var copy = self
    switch list.form {
    case .single: break
    case .keyed:
      copy.content = .dictionary(zip(members, elements).filter { $0.1.name != name }.map(\.0))
    case .array: copy.content = .array(elements.filter { $0.name != name }.map(\.node))
    }
    return copy
  }

  /// The same with string IDs that nothing else has.
  func replacingIDs(with stem: String) -> DefinitionNode {
    var copy = self
    switch content {
    case .dictionary(let members):
      copy.content = .dictionary(
        members.enumerated().map { index, member in
          var member = member
          if member.key.hasSuffix("ID"), member.value.string != nil {
            member.value = DefinitionNode(.scalar(.string("\(stem)-\(index)")), at: member.value.range)
          } else {
            member.value = member.value.replacingIDs(with: "\(stem)-\(index)")
          }
          return member
        })
    case .array(let elements):
      copy.content = .array(elements.enumerated().map { $1.replacingIDs(with: "\(stem).\($0)") })
    case .scalar: break
    }
    return copy
  }
}
