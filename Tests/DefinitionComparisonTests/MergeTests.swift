import DefinitionComparison
import Foundation
import IntentModel
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Merge of two definitions")
struct MergeTests {
  /// Larger definitions take long, and have nothing that the others have not; on request they are merged, too.
  private static let largest = DifferenceTests.editCount > 10 ? Int.max : 40_000

  static func merge(
    _ base: DefinitionNode, _ ours: DefinitionNode, _ theirs: DefinitionNode
  ) -> (text: String, outcome: MergeOutcome) {
    let outcome = DefinitionMerge.merge(base: base, ours: ours, theirs: theirs)
    return (String(decoding: CanonicalWriter.write(outcome.node.value(markerSize: 7)), as: UTF8.self), outcome)
  }

  static func text(_ node: DefinitionNode) -> String {
    String(decoding: CanonicalWriter.write(node.value), as: UTF8.self)
  }

  @Test("two independent sets of edits give what both give one after the other")
  func independentEdits() {
    var count = 0
    for (index, tree) in ReadDefinitions.all.enumerated() where tree.source.bytes.count < Self.largest {
      let root = DefinitionNode(tree.root)
      let edits = RandomEdits.edits(of: root, count: 2 * DifferenceTests.editCount, seed: 1000 + UInt64(index))
      let ours = edits.enumerated().filter { $0.offset.isMultiple(of: 2) }.reduce(root) { $1.element.apply($0) }
      let theirs = edits.enumerated().filter { !$0.offset.isMultiple(of: 2) }.reduce(root) { $1.element.apply($0) }
      let both = edits.reduce(root) { $1.apply($0) }.withPositions
      let merged = Self.merge(root, ours, theirs)
      #expect(merged.outcome.conflicts.isEmpty, "\(tree.source.path): \(merged.outcome.conflicts)")
      #expect(merged.text == Self.text(both.raisingLastTags), .of(tree))
      count += edits.count
    }
    #expect(count > 400)
  }

  @Test("edits of the same thing are told, one conflict for each, and nothing is lost")
  func overlappingEdits() {
    var count = 0
    for (index, tree) in ReadDefinitions.all.enumerated() where tree.source.bytes.count < Self.largest {
      let root = DefinitionNode(tree.root)
      let edits = RandomEdits.edits(of: root, count: 8, seed: 2000 + UInt64(index))
        .filter(\.isOfText)
      let ours = edits.reduce(root) { $1.apply($0) }
      let theirs = edits.reduce(root) { node, edit in
        // The same edit twice is another text.
        edit.apply(edit.apply(node))
      }
      let merged = Self.merge(root, ours, theirs)
      #expect(merged.outcome.conflicts.count == edits.count, "\(tree.source.path): \(merged.outcome.conflicts)")
      for (side, node) in [("ours", ours), ("theirs", theirs)] {
        #expect(merged.text.resolved(side) == Self.text(node), "\(tree.source.path), \(side)")
      }
      count += edits.count
    }
    #expect(count > 100)
  }

  @Test("what one side has removed and the other changed is a conflict")
  func removedAndChanged() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    let place = ["INIntents", "SetClimate", "INIntentParameters", "room"]
    let list = try #require(ElementKind.intent.schema.list("INIntentParameters"))
    let removed = root.changing(place.dropLast()) { $0.removingElement("room", list) }
    let changed = root.changing(place[...]) { node in
      var node = node
      node["INIntentParameterDisplayName"] = DefinitionNode(.scalar(.string("Chamber")), at: .position(0))
      return node
    }
    for (ours, theirs) in [(removed, changed), (changed, removed)] {
      let merged = Self.merge(root, ours, theirs)
      #expect(merged.outcome.conflicts.map(\.subject) == ["intent SetClimate, parameter room"])
      #expect(merged.outcome.conflicts.map(\.changes.count) == [1])
      #expect(merged.outcome.conflicts[0].changes[0].hasPrefix("display name "))
      #expect(merged.text.resolved("ours") == Self.text(ours.withPositions))
      #expect(merged.text.resolved("theirs") == Self.text(theirs.withPositions))
    }
    // A combination with other parameters is a changed one.
    let combinations = ["INIntents", "SetClimate", "INIntentManagedParameterCombinations"]
    let summaries = try #require(ElementKind.intent.schema.list(combinations[2]))
    let name = "offset,room,target"
    let without = root.changing(combinations[...]) { $0.removingElement(name, summaries) }
    let other = root.changing(combinations[...]) { list in
      var list = list
      list.content = .dictionary(list.members.map { DefinitionMember("room,target", $0.value, at: $0.keyRange) })
      return list
    }
    for (ours, theirs) in [(without, other), (other, without)] {
      let conflicts = Self.merge(root, ours, theirs).outcome.conflicts
      #expect(conflicts.map(\.subject) == ["intent SetClimate, summary (room, target)"])
    }
    #expect(Self.merge(root, removed, root).text == Self.text(removed.withPositions))
    #expect(Self.merge(root, removed, removed).outcome.conflicts.isEmpty)
  }

  @Test("a text that reads as the word for no value is told from it")
  func quotedNone() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func describing(_ words: String?) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        intent["INIntentDescription"] = words.map { DefinitionNode(.scalar(.string($0)), at: .position(0)) }
        return intent
      }
    }
    for words in ["none", "None", "say \"none\""] {
      let quoted = "\"" + words.replacing("\"", with: "\\\"") + "\""
      for (ours, theirs, sentence) in [
        (words, nil, "description: \(quoted) in ours, none in theirs"),
        (nil, words, "description: none in ours, \(quoted) in theirs"),
      ] {
        let merged = Self.merge(root, describing(ours), describing(theirs))
        #expect(merged.outcome.conflicts.map(\.sentence) == [sentence])
        #expect(merged.text.resolved("ours") == Self.text(describing(ours)))
        #expect(merged.text.resolved("theirs") == Self.text(describing(theirs)))
      }
    }
    #expect(Self.merge(root, describing("None"), describing("None")).outcome.conflicts.isEmpty)
    // So is the value of a fact that is no text, among what one side has changed of what the other has removed.
    let place = ["INIntents", "SetLight", "INIntentParameters", "brightness"]
    let list = try #require(ElementKind.intent.schema.list("INIntentParameters"))
    let removed = root.changing(place.dropLast()) { $0.removingElement("brightness", list) }
    let changed = root.changing(place[...]) { node in
      var node = node
      node["INIntentParameterType"] = DefinitionNode(.scalar(.string("None")), at: .position(0))
      return node
    }
    #expect(Self.merge(root, removed, changed).outcome.conflicts.map(\.changes) == [["type Decimal → \"None\""]])
  }

  @Test("a rename on one side is carried to what the other has written")
  func carriedRenames() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    let rename = Rename(kind: .parameter, owners: ["SetClimate"], old: "target", new: "temperature")
    let ours = Renaming([rename]).applied(to: root)
    let place = ["INIntents", "SetClimate", "INIntentManagedParameterCombinations", "offset,room,target"]
    let theirs = root.changing(place[...]) { node in
      var node = node
      node["INIntentParameterCombinationTitle"] = DefinitionNode(
        .scalar(.string("Warm ${room} to ${target}")), at: .position(0))
      return node
    }
    #expect(ours != root && theirs != root)
    let expected = Self.text(Renaming([rename]).applied(to: theirs))
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let merged = Self.merge(root, ours, theirs)
      #expect(merged.outcome.conflicts.isEmpty)
      #expect(merged.text == expected)
    }
    // Two names for one parameter are for somebody to decide.
    let other = Renaming([Rename(kind: .parameter, owners: ["SetClimate"], old: "target", new: "warmth")])
      .applied(to: root)
    let disputed = Self.merge(root, ours, other)
    #expect(disputed.outcome.conflicts.map(\.sentence) == ["name: \"temperature\" in ours, \"warmth\" in theirs"])
    // A rename is a change: who removes the parameter does not get his way without a word.
    let list = try #require(ElementKind.intent.schema.list("INIntentParameters"))
    let removed = root.changing(["INIntents", "SetClimate", "INIntentParameters"]) {
      $0.removingElement("target", list)
    }
    #expect(Self.merge(root, ours, removed).outcome.conflicts.count == 1)
    #expect(Self.merge(root, removed, ours).outcome.conflicts.count == 1)
  }

  @Test("two parameters added to one intent get tags, positions and IDs of their own, and share the summary")
  func addedParameters() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func adding(_ name: String, words: String? = nil) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        var list = intent["INIntentParameters"] ?? .empty
        let last = intent["INIntentLastParameterTag"]?.integer ?? 0
        var parameter = list.elements.last ?? .empty
        parameter["INIntentParameterName"] = DefinitionNode(.scalar(.string(name)), at: .position(0))
        parameter["INIntentParameterTag"] = DefinitionNode(.scalar(.integer(last + 1)), at: .position(0))
        parameter["INIntentParameterDisplayName"] = DefinitionNode(.scalar(.string(words ?? name)), at: .position(0))
        parameter["INIntentParameterDisplayNameID"] = DefinitionNode(.scalar(.string("SameID")), at: .position(0))
        parameter["INIntentParameterDisplayPriority"] = DefinitionNode(
          .scalar(.integer(list.elements.count + 1)), at: .position(0))
        list.content = .array(list.elements + [parameter])
        intent["INIntentParameters"] = list
        intent["INIntentLastParameterTag"] = DefinitionNode(.scalar(.integer(last + 1)), at: .position(0))
        var combinations = intent["INIntentManagedParameterCombinations"] ?? .empty
        combinations.content = .dictionary(
          combinations.members.map { DefinitionMember($0.key + "," + name, $0.value, at: $0.keyRange) })
        intent["INIntentManagedParameterCombinations"] = combinations
        return intent
      }
    }
    let merged = Self.merge(root, adding("fan"), adding("light"))
    #expect(merged.outcome.conflicts.isEmpty)
    #expect(merged.outcome.remarks.count == 1 && merged.outcome.renamedIDs.count == 1)
    let node = DefinitionNode(try ReadDefinitions.tree(merged.text).root)
    let intent = try #require(node["INIntents"]?.elements.first { $0["INIntentName"]?.string == "SetClimate" })
    let parameters = try #require(intent["INIntentParameters"]?.elements)
    #expect(
      parameters.compactMap { $0["INIntentParameterName"]?.string } == ["target", "offset", "room", "fan", "light"])
    #expect(parameters.compactMap { $0["INIntentParameterTag"]?.integer } == [1, 2, 3, 4, 5])
    #expect(parameters.compactMap { $0["INIntentParameterDisplayPriority"]?.integer } == [1, 2, 3, 4, 5])
    #expect(Set(parameters.compactMap { $0["INIntentParameterDisplayNameID"]?.string }).count == 5)
    #expect(intent["INIntentLastParameterTag"]?.integer == 5)
    let summaries = try #require(intent["INIntentManagedParameterCombinations"]?.members.map(\.key))
    #expect(summaries.count == 1 && summaries[0].hasSuffix(",fan,light"), "\(summaries)")
    // The same words have the same translations, and keep the ID.
    let alike = Self.merge(root, adding("fan", words: "Device"), adding("light", words: "Device"))
    #expect(alike.text.split(separator: "SameID").count == 3)
    #expect(alike.outcome.remarks.allSatisfy { !$0.contains("string ID") })
  }

  @Test("two entries that have got one name are one conflict, whichever side has renamed which")
  func sharedNames() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Orders").root)
    func renamed(_ old: String, in root: DefinitionNode) -> DefinitionNode {
      Renaming([Rename(kind: .intent, owners: [], old: old, new: "Fetch")]).applied(to: root)
    }
    let receipt = renamed("GetReceipt", in: root)
    let table = renamed("BookTable", in: root)
    let added = root.changing(["INIntents"]) { intents in
      var intents = intents
      var intent = table["INIntents"]?.elements.first { $0["INIntentName"]?.string == "Fetch" } ?? .empty
      intent["INIntentTitleID"] = DefinitionNode(.scalar(.string("Fetch1")), at: .position(0))
      intents.content = .array(intents.elements + [intent])
      return intents
    }
    for (ours, theirs, origins) in [
      (receipt, table, "GetReceipt renamed in ours, and BookTable renamed in theirs"),
      (table, receipt, "BookTable renamed in ours, and GetReceipt renamed in theirs"),
      (receipt, added, "GetReceipt renamed in ours, and one added in theirs"),
      (added, receipt, "one added in ours, and GetReceipt renamed in theirs"),
    ] {
      let merged = Self.merge(root, ours, theirs)
      #expect(
        merged.outcome.conflicts.map(\.sentence) == ["two intents have got this name: " + origins],
        "\(merged.outcome.conflicts.map(\.sentence))")
      #expect(merged.outcome.conflicts.map(\.subject) == ["intent Fetch"])
      // Each side is whole.
      for (side, node) in [("ours", ours), ("theirs", theirs)] {
        let resolved = DefinitionNode(try ReadDefinitions.tree(merged.text.resolved(side)).root)
        let wanted = node["INIntents"]?.elements.first { $0["INIntentName"]?.string == "Fetch" }
        #expect(resolved["INIntents"]?.elements.first { $0["INIntentName"]?.string == "Fetch" } == wanted)
      }
    }
    // The same rename on both sides is none.
    #expect(Self.merge(root, receipt, receipt).outcome.conflicts.isEmpty)
  }

  @Test("a tag that was given out is not given out again, although what had it is gone")
  func spentTags() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func number(_ value: Int) -> DefinitionNode { DefinitionNode(.scalar(.integer(value)), at: .position(0)) }
    let last = 3
    func changing(lastTag: Int, adding name: String?) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        intent["INIntentLastParameterTag"] = number(lastTag)
        guard let name, var list = intent["INIntentParameters"], var parameter = list.elements.last else {
          return intent
        }
        parameter["INIntentParameterName"] = DefinitionNode(.scalar(.string(name)), at: .position(0))
        parameter["INIntentParameterTag"] = number(lastTag)
        list.content = .array(list.elements + [parameter])
        intent["INIntentParameters"] = list
        return intent
      }
    }
    // Ours has added two and removed them, theirs adds one.
    let merged = Self.merge(
      root, changing(lastTag: last + 2, adding: nil), changing(lastTag: last + 1, adding: "fan"))
    #expect(merged.outcome.conflicts.isEmpty && merged.outcome.remarks.count == 1, "\(merged.outcome.remarks)")
    let node = DefinitionNode(try ReadDefinitions.tree(merged.text).root)
    let intent = try #require(node["INIntents"]?.elements.first { $0["INIntentName"]?.string == "SetClimate" })
    #expect(intent["INIntentParameters"]?.elements.last?["INIntentParameterTag"]?.integer == last + 3)
    #expect(intent["INIntentLastParameterTag"]?.integer == last + 3)
  }

  @Test("a conflict within a value that the format does not know names the way to it")
  func nestedConflicts() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func noting(_ depth: Int) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        func number(_ value: Int) -> DefinitionNode { DefinitionNode(.scalar(.integer(value)), at: .position(0)) }
        func dictionary(_ key: String, _ value: DefinitionNode) -> DefinitionNode {
          DefinitionNode(.dictionary([DefinitionMember(key, value, at: .position(0))]), at: .position(0))
        }
        intent["XYAnnotation"] = dictionary("Pool", dictionary("Depth", number(depth)))
        return intent
      }
    }
    let conflicts = Self.merge(noting(1), noting(2), noting(3)).outcome.conflicts
    #expect(conflicts.map(\.sentence) == ["XYAnnotation/pool/depth: 2 in ours, 3 in theirs"])
  }

  @Test("what both sides have alike stays, with and without an ancestor")
  func unchangedSides() {
    for tree in ReadDefinitions.all where tree.source.bytes.count < Self.largest {
      let root = DefinitionNode(tree.root)
      #expect(Self.merge(root, root, root).text == Self.text(root), .of(tree))
      #expect(Self.merge(.empty, root, root).text == Self.text(root), .of(tree))
    }
  }
}

extension String {
  /// The text with one side of every conflict.
  fileprivate func resolved(_ side: String) -> String {
    var lines: [Substring] = []
    var part: String?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "<<<<<<< ours": part = "ours"
      case "||||||| base": part = "base"
      case "=======": part = "theirs"
      case ">>>>>>> theirs": part = nil
      default:
        if part == nil || part == side { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension DefinitionNode {
  /// The definition with the positions that entries have by the description of the format: 1 for the first.
  var withPositions: DefinitionNode {
    numbered(.definition) { list, node in
      var node = node
      guard let key = list.kind.schema.priorityKey else { return node }
      node.content = .array(
        node.elements.enumerated().map { index, element in
          var element = element
          if element[key] != nil {
            element[key] = DefinitionNode(.scalar(.integer(index + 1)), at: .position(0))
          }
          return element
        })
      return node
    }
  }

  /// The definition with last tags that are none below those of entries.
  fileprivate var raisingLastTags: DefinitionNode { raised(.definition) }

  private func raised(_ kind: ElementKind) -> DefinitionNode {
    var copy = self
    for list in kind.schema.lists {
      guard var value = copy[list.key] else { continue }
      switch list.form {
      case .array: value.content = .array(value.elements.map { $0.raised(list.kind) })
      case .single: value = value.raised(list.kind)
      case .keyed: break
      }
      copy[list.key] = value
      guard let lastKey = list.lastTagKey, let tagKey = list.kind.schema.tagKey, let last = copy[lastKey]?.integer
      else { continue }
      let highest = value.elements.compactMap { $0[tagKey]?.integer }.max() ?? 0
      copy[lastKey] = DefinitionNode(.scalar(.integer(max(last, highest))), at: .position(0))
    }
    return copy
  }

  private func numbered(
    _ kind: ElementKind, _ body: (ElementList, DefinitionNode) -> DefinitionNode
  ) -> DefinitionNode {
    var copy = self
    for list in kind.schema.lists {
      guard var value = copy[list.key] else { continue }
      switch list.form {
      case .array: value.content = .array(value.elements.map { $0.numbered(list.kind, body) })
      case .single: value = value.numbered(list.kind, body)
      case .keyed: break
      }
      copy[list.key] = list.form == .array ? body(list, value) : value
    }
    return copy
  }
}
