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

  /// What a comparison has to say, for example `intent Brew/parameter tea: removed`; nothing where nothing else is meant.
  let expectations: [String]

  /// Whether it gives a text other words, and does so each time that it is made.
  var isOfText = false

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

    /// What a comparison calls it, what it is in, and another entry beside it.
    var path: String { words.joined(separator: "/") }
    var owner: String { words.dropLast().joined(separator: "/") }
    func path(of sibling: String) -> String {
      (words.dropLast() + ["\(list.kind.rawValue) \(sibling)"]).joined(separator: "/")
    }
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
    switch Int.random(in: 0..<9, using: &random) {
    case 0: removal(of: site)
    case 1: addition(beside: site, number)
    case 2: retyping(of: site)
    case 3: swap(at: site)
    case 4...5: flag(of: site)
    case 6: otherParameters(of: site)
    default: anotherText(in: site, number)
    }
  }

  private func removal(of site: Site) -> RandomEdit? {
    guard site.list.form != .single else { return nil }
    return RandomEdit(place: site.place, expectations: [site.path + ": removed"]) { root in
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
    return RandomEdit(place: Array(site.place.dropLast()), expectations: [site.path(of: name) + ": added"]) { root in
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
    return RandomEdit(place: site.place, expectations: [site.path + ": changed type"]) { root in
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
    return RandomEdit(
      place: Array(site.place.dropLast()), expectations: [site.owner + ": reordered \(site.list.kind.rawValue)"]
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
    return RandomEdit(place: site.place, expectations: [site.path + ": changed \(key)"], isOfText: true) { root in
      root.changing(site.place[...]) { node in
        var node = node
        node[key] = DefinitionNode(.scalar(.string("\(node[key]?.string ?? "") \(number)")), at: .position(0))
        return node
      }
    }
  }

  // MARK: Flags

  /// The flags of each kind of entry, by the description of the format; those of values are in a dictionary of their own.
  private static let flags: [ElementKind: [[String]]] = [
    .intent: [
      ["INIntentConfigurable"], ["INIntentEligibleForWidgets"], ["INIntentIneligibleForSuggestions"],
      ["INIntentUserConfirmationRequired"], ["INIntentDeprecated"],
    ],
    .parameter: [
      ["INIntentParameterConfigurable"], ["INIntentParameterSupportsResolution"],
      ["INIntentParameterSupportsDynamicEnumeration"], ["INIntentParameterSupportsSearch"],
      ["INIntentParameterCustomDisambiguation"], ["INIntentParameterSupportsMultipleValues"],
      ["INIntentParameterMetadata", "INIntentParameterMetadataMultiline"],
      ["INIntentParameterMetadata", "INIntentParameterMetadataDisableAutocorrect"],
    ],
    .dialog: [["INIntentParameterPromptDialogCustom"]],
    .reason: [["INIntentParameterUnsupportedReasonCustom"], ["INIntentParameterUnsupportedReasonDefault"]],
    .summary: [
      ["INIntentParameterCombinationSupportsBackgroundExecution"], ["INIntentParameterCombinationUpdatesLinked"],
    ],
    .suggestion: [
      ["INIntentParameterCombinationSupportsBackgroundExecution"], ["INIntentParameterCombinationIsPrimary"],
      ["INIntentParameterCombinationIsLinked"],
    ],
    .responseParameter: [
      ["INIntentResponseParameterSupportsMultipleValues"], ["INIntentResponseParameterConfigurable"],
    ],
    .responseCode: [["INIntentResponseCodeSuccess"]],
    .enumeration: [["INEnumGeneratesHeader"]],
    .property: [["INTypePropertySupportsMultipleValues"], ["INTypePropertyDefault"]],
  ]

  /// Turns a flag on or off; off is written as `false` or by leaving the key out, and the one for the other is no change.
  private mutating func flag(of site: Site) -> RandomEdit? {
    guard let path = Self.flags[site.list.kind]?.randomElement(using: &random),
      path.count == 1 || site.node[path[0]] != nil
    else { return nil }
    let inner = path.count == 1 ? site.node : site.node[path[0]]
    let present = inner?[path[path.count - 1]]
    let isOn = present?.isTrue ?? false
    var options: [Bool?] = isOn ? [false, nil] : [true, true, present == nil ? false : nil]
    options.shuffle(using: &random)
    let value = options[0]
    let told = path.joined(separator: "/")
    let isOfType = told.hasSuffix("SupportsMultipleValues")
    return RandomEdit(
      place: site.place,
      expectations: isOn == (value ?? false) ? [] : [site.path + ": changed \(isOfType ? "type" : told)"]
    ) { root in
      root.changing(site.place[...]) { $0.setting(path[...], to: value) }
    }
  }

  // MARK: Combinations

  /// Gives a combination one parameter more or less, or another order of them.
  private mutating func otherParameters(of site: Site) -> RandomEdit? {
    guard site.list.form == .keyed, let element = site.siblings.first(where: { $0.name == site.name }),
      let key = element.key?.text, let intent = site.place.dropLast(2).last
    else { return nil }
    let old = key.split(separator: ",").map(String.init)
    let others = parameters(of: intent).filter { !old.contains($0) }
    var new = old
    switch Int.random(in: 0..<3, using: &random) {
    case 0: new.reverse()
    case 1 where !new.isEmpty: new.remove(at: Int.random(in: new.indices, using: &random))
    default: new += others.randomElement(using: &random).map { [$0] } ?? []
    }
    let name = new.sorted().joined(separator: ",")
    guard new != old, !new.isEmpty, name == site.name || !site.siblings.contains(where: { $0.name == name }) else {
      return nil
    }
    let expectations: [String]
    if name == site.name {
      expectations = [site.path + ": changed key"]
    } else if Self.isKnownAgain(site) {
      expectations = [site.path(of: name) + ": changed parameters"]
    } else {
      expectations = [site.path + ": removed", site.path(of: name) + ": added"]
    }
    return RandomEdit(place: Array(site.place.dropLast()), expectations: expectations) { root in
      root.changing(site.place.dropLast()) { list in
        var list = list
        list.content = .dictionary(
          list.members.map {
            $0.key == key ? DefinitionMember(new.joined(separator: ","), $0.value, at: $0.keyRange) : $0
          }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        return list
      }
    }
  }

  /// Whether the text of an entry has an ID that no sibling has, by which the entry is known whatever its name is.
  private static func isKnownAgain(_ site: Site) -> Bool {
    guard let key = site.list.kind.schema.traceKey, let id = site.node[key]?.string, !id.isEmpty else { return false }
    return site.siblings.count { $0.node[key]?.string == id } == 1
  }

  private func parameters(of intent: String) -> [String] {
    let node = root["INIntents"]?.elements.first { $0["INIntentName"]?.string == intent }
    return (node?["INIntentParameters"]?.elements ?? []).compactMap { $0["INIntentParameterName"]?.string }
  }
}

extension DefinitionNode {
  /// The same with another value for a flag in it or in a dictionary of it; nil to leave the key out.
  fileprivate func setting(_ path: ArraySlice<String>, to value: Bool?) -> DefinitionNode {
    guard let key = path.first else { return self }
    var copy = self
    if path.count > 1 {
      copy[key] = self[key]?.setting(path.dropFirst(), to: value)
    } else {
      copy[key] = value.map { DefinitionNode(.scalar(.boolean($0)), at: .position(0)) }
    }
    return copy
  }
}
