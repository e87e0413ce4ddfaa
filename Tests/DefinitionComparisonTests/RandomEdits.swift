import DefinitionComparison
import IntentModel
import SourceDiagnostics
import TestSupport

/// An edit of a definition, and what a comparison has to say about it.
struct RandomEdit {
  /// Where it is: keys of lists and names in turn.
  ///
  /// Edits are independent where neither place starts with the other.
  let place: [String]

  /// What a comparison has to say, for example `intent Brew/parameter tea: removed`.
  let expectation: String

  /// Does it.
  let apply: (DefinitionNode) -> DefinitionNode

  /// Whether it can be done after the other one, with the same outcome as before it.
  func isIndependent(of other: RandomEdit) -> Bool {
    !place.starts(with: other.place) && !other.place.starts(with: place)
  }
}

/// Makes edits at random: the kinds that people make in an editor, on entries of any kind.
struct RandomEdits {
  private let root: DefinitionNode
  private var random: SeededGenerator

  /// An entry, and the way to it.
  private struct Site {
    let place: [String]
    let words: [String]
    let list: ElementList
    let node: DefinitionNode
    let siblings: [NamedElement]
    let name: String
  }

  /// Independent edits of a definition, as many as can be found up to a number.
  static func edits(of root: DefinitionNode, count: Int, seed: UInt64) -> [RandomEdit] {
    var maker = RandomEdits(root: root, random: SeededGenerator(seed: seed))
    return maker.edits(count)
  }

  private init(root: DefinitionNode, random: SeededGenerator) {
    self.root = root
    self.random = random
  }

  private mutating func edits(_ count: Int) -> [RandomEdit] {
    let sites = Self.sites(in: root, .definition, place: [], words: [])
    var edits: [RandomEdit] = []
    guard !sites.isEmpty else { return [] }
    for number in 0..<(count * 4) where edits.count < count {
      guard let site = sites.randomElement(using: &random), let edit = edit(site, number) else { continue }
      if edits.allSatisfy(edit.isIndependent) { edits.append(edit) }
    }
    return edits
  }

  private static func sites(
    in node: DefinitionNode, _ kind: ElementKind, place: [String], words: [String]
  ) -> [Site] {
    kind.schema.lists.flatMap { list -> [Site] in
      guard let value = node[list.key] else { return [] }
      let elements = NamedElement.elements(of: value, in: list)
      // A name that is there twice is the fault of the file, and nobody knows which one is meant.
      guard !elements.contains(where: { $0.name.contains("#") }) else { return [] }
      return elements.flatMap { element in
        let word =
          element.name.isEmpty && list.form == .single ? list.kind.rawValue : "\(list.kind.rawValue) \(element.name)"
        let site = Site(
          place: place + [list.key, element.name], words: words + [word], list: list, node: element.node,
          siblings: elements, name: element.name)
        return [site]
          + sites(in: element.node, list.kind, place: site.place, words: site.words)
      }
    }
  }

  // MARK: Kinds of edits

  private mutating func edit(_ site: Site, _ number: Int) -> RandomEdit? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: removal(of: site)
    case 1: addition(beside: site, number)
    case 2: retyping(of: site)
    case 3: swap(at: site)
    default: anotherText(in: site, number)
    }
  }

  private func removal(of site: Site) -> RandomEdit? {
    guard site.list.form != .single else { return nil }
    return RandomEdit(place: site.place, expectation: site.words.joined(separator: "/") + ": removed") { root in
      root.changing(site.place.dropLast()) { $0.removingElement(site.name, site.list) }
    }
  }

  private func addition(beside site: Site, _ number: Int) -> RandomEdit? {
    let schema = site.list.kind.schema
    // A copy of another one under its own name, tag and IDs, as the editor makes it.
    guard site.list.form == .array, let key = schema.nameKey, !key.hasSuffix("ID") else { return nil }
    let name = "added\(number)"
    var copy = site.node.replacingIDs(with: "add\(number)")
    copy[key] = DefinitionNode(.scalar(.string(name)), at: .position(0))
    for (key, numbers) in [(schema.tagKey, site.siblings.map(\.node)), (schema.indexKey, site.siblings.map(\.node))] {
      guard let key else { continue }
      let highest = numbers.map { $0[key]?.integer ?? 0 }.max() ?? 0
      copy[key] = DefinitionNode(.scalar(.integer(highest + 500)), at: .position(0))
    }
    let added = copy
    let words = site.words.dropLast() + ["\(site.list.kind.rawValue) \(name)"]
    return RandomEdit(
      place: Array(site.place.dropLast()), expectation: words.joined(separator: "/") + ": added"
    ) { root in
      root.changing(site.place.dropLast()) { list in
        var list = list
        list.content = .array(list.elements + [added])
        return list
      }
    }
  }

  private func retyping(of site: Site) -> RandomEdit? {
    guard [.parameter, .responseParameter, .property].contains(site.list.kind),
      let nameKey = site.list.kind.schema.nameKey
    else { return nil }
    let prefix = nameKey.dropLast("Name".count)
    let isURL = site.node[prefix + "Type"]?.string == "URL"
    return RandomEdit(place: site.place, expectation: site.words.joined(separator: "/") + ": changed type") { root in
      root.changing(site.place[...]) { node in
        var node = node
        node[prefix + "Type"] = DefinitionNode(.scalar(.string(isURL ? "Person" : "URL")), at: .position(0))
        for reference in ["EnumType", "EnumTypeNamespace", "ObjectType", "ObjectTypeNamespace"] {
          node[prefix + reference] = nil
        }
        return node
      }
    }
  }

  private func swap(at site: Site) -> RandomEdit? {
    guard site.list.isOrdered, site.siblings.count > 1,
      let index = site.siblings.firstIndex(where: { $0.name == site.name })
    else { return nil }
    let other = index == 0 ? 1 : index - 1
    let owner = site.words.dropLast().joined(separator: "/")
    return RandomEdit(
      place: Array(site.place.dropLast()), expectation: owner + ": reordered \(site.list.kind.rawValue)"
    ) { root in
      root.changing(site.place.dropLast()) { list in
        var elements = list.elements
        elements.swapAt(index, other)
        var list = list
        list.content = .array(elements)
        return list
      }
    }
  }

  private mutating func anotherText(in site: Site, _ number: Int) -> RandomEdit? {
    let suffixes = ["Title", "Subtitle", "Description", "DisplayName", "FormatString", "Category", "Verb", "Hint"]
    let keys = site.node.members.filter { member in
      member.value.string.map { !$0.isEmpty } ?? false && suffixes.contains { member.key.hasSuffix($0) }
    }
    guard let key = keys.randomElement(using: &random)?.key else { return nil }
    return RandomEdit(place: site.place, expectation: site.words.joined(separator: "/") + ": changed \(key)") { root in
      root.changing(site.place[...]) { node in
        var node = node
        node[key] = DefinitionNode(.scalar(.string("\(node[key]?.string ?? "") \(number)")), at: .position(0))
        return node
      }
    }
  }
}
