import IntentSemantics
import SourceDiagnostics

/// Gives entries of a definition other names, wherever they are named: in keys, references, conditions and texts.
package struct Renaming {
  private struct Place: Hashable {
    let kind: ElementKind
    let owners: [String]
  }

  private var names: [Place: [String: String]] = [:]

  /// Renames, whose owners have the names of the definition that they are for.
  package init(_ renames: [Rename]) {
    for rename in renames {
      names[Place(kind: rename.kind, owners: rename.owners), default: [:]][rename.old] = rename.new
    }
  }

  /// The new names of the entries of a kind in an owner, by the old ones.
  func names(of kind: ElementKind, in owners: [String]) -> [String: String] {
    names[Place(kind: kind, owners: owners)] ?? [:]
  }

  /// The names of the entries that something stands in, outermost first, as they are afterwards.
  package func renamed(owners: [String], of kind: ElementKind) -> [String] {
    guard let outermost = owners.first else { return owners }
    let owner: ElementKind =
      switch kind {
      case .value, .synonym: .enumeration
      case .property: .type
      default: .intent
      }
    return [names(of: owner, in: [])[outermost] ?? outermost]
      + (owners.count > 1
        ? [names(of: owner == .enumeration ? .value : .parameter, in: [outermost])[owners[1]] ?? owners[1]] : [])
  }

  /// The definition with the new names.
  package func applied(to root: DefinitionNode) -> DefinitionNode {
    guard !names.isEmpty else { return root }
    var root = root
    root.change("INIntents") { $0.mapElements { IntentRenaming(renaming: self, intent: $0).renamed } }
    root.change("INEnums") { $0.mapElements(renamedEnumeration) }
    root.change("INTypes") { $0.mapElements(renamedType) }
    return root
  }

  private func renamedEnumeration(_ node: DefinitionNode) -> DefinitionNode {
    var node = node
    let values = names(of: .value, in: [node["INEnumName"]?.string ?? ""])
    node.change("INEnumValues") { $0.mapElements { $0.renaming("INEnumValueName", values) } }
    return node.renaming("INEnumName", names(of: .enumeration, in: []))
  }

  private func renamedType(_ node: DefinitionNode) -> DefinitionNode {
    var node = node
    let properties = names(of: .property, in: [node["INTypeName"]?.string ?? ""])
    node.change("INTypeProperties") {
      $0.mapElements { referencing($0.renaming("INTypePropertyName", properties), prefix: "INTypeProperty") }
    }
    return node.renaming("INTypeName", names(of: .type, in: []))
  }

  /// A parameter or property with the new names of its types; those of the system are not the definition's.
  func referencing(_ node: DefinitionNode, prefix: String) -> DefinitionNode {
    var node = node
    if node[prefix + "EnumTypeNamespace"]?.string != "System" {
      node = node.renaming(prefix + "EnumType", names(of: .enumeration, in: []))
    }
    if node[prefix + "ObjectTypeNamespace"]?.string != "System" {
      node = node.renaming(prefix + "ObjectType", names(of: .type, in: []))
    }
    return node
  }

  /// The key of a combination with new names of parameters, in its own order.
  static func key(_ key: String, _ names: [String: String]) -> String {
    key.split(separator: ",", omittingEmptySubsequences: false).map { names[String($0)] ?? String($0) }
      .joined(separator: ",")
  }

  /// A text with new names in its tokens.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: Gives the new name for an old one.
  ///   - property: Gives the new name of a property for the old name of what has it, and its own.
  /// - Returns: The text.
  static func sentence(
    _ text: String, name: (String) -> String?, property: (String, String) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var bytes = Array(text.utf8)
    for occurrence in Array(TokenScanner(text)).reversed() {
      guard let token = occurrence.token, occurrence.flaw == nil else { continue }
      let newName = name(token.name) ?? token.name
      let newProperty = token.property.map { property(token.name, $0) ?? $0 }
      guard newName != token.name || newProperty != token.property else { continue }
      let spelling = "${" + newName + (newProperty.map { "." + $0 } ?? "") + "}"
      bytes.replaceSubrange(occurrence.range, with: Array(spelling.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
