import DefinitionComparison
import Foundation
import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("String IDs of a merged definition")
struct MergedStringIDTests {
  @Test("an ID that one side gives to a text and the other to one that it adds is never that of two texts")
  func sharedIDs() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Orders").root)
    func string(_ text: String) -> DefinitionNode { DefinitionNode(.scalar(.string(text)), at: .position(0)) }
    let intent = ["INIntents", "OrderCoffee"]
    func describing(_ id: String) -> DefinitionNode {
      root.changing(intent[...]) { node in
        var node = node
        node["INIntentTitleID"] = string(id)
        return node
      }
    }
    for (place, key) in [
      (intent + ["INIntentSamplePhrases"], "INIntentSamplePhrase"),
      (["INEnums", "CupSize", "INEnumValues", "small", "INEnumValueSynonyms"], "INEnumValueSynonymSynonym"),
    ] {
      func edited(_ node: DefinitionNode, _ edit: ([DefinitionNode]) -> [DefinitionNode]) -> DefinitionNode {
        node.changing(place[...]) { list in
          var list = list
          list.content = .array(edit(list.elements))
          return list
        }
      }
      let added = { (elements: [DefinitionNode]) -> [DefinitionNode] in
        let members = [(key, "brand new"), (key + "ID", "Q")].map { DefinitionMember($0, string($1), at: .position(0)) }
        return elements + [DefinitionNode(.dictionary(members), at: .position(0))]
      }
      let renamed = { (elements: [DefinitionNode]) -> [DefinitionNode] in
        var elements = elements
        elements[0][key + "ID"] = string("Q")
        return elements
      }
      let (adds, gives) = (edited(root, added), edited(root, renamed))
      for (ours, theirs) in [(adds, gives), (gives, adds), (describing("Q"), adds), (adds, describing("Q"))] {
        let merged = MergeTests.merge(root, ours, theirs)
        #expect(merged.outcome.conflicts.isEmpty)
        #expect(merged.text.split(separator: "<string>Q</string>").count == 2, "\(place)")
        #expect(merged.text.contains("brand new"))
        #expect(merged.outcome.renamedIDs.contains { $0.side == .theirs && $0.old == "Q" && $0.new != "Q" })
      }
    }
  }

  @Test("IDs that a side has and the merged definition has not are told, where their translations still fit")
  func replacedIDs() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func edited(_ words: String?, id: String) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        if let words { intent["INIntentDescription"] = DefinitionNode(.scalar(.string(words)), at: .position(0)) }
        intent["INIntentDescriptionID"] = DefinitionNode(.scalar(.string(id)), at: .position(0))
        return intent
      }
    }
    func renamed(_ base: DefinitionNode, _ ours: DefinitionNode, _ theirs: DefinitionNode) -> [String] {
      MergeTests.merge(base, ours, theirs).outcome.renamedIDs.map(\.words)
    }
    let without = root.changing(["INIntents", "SetClimate"]) { intent in
      var intent = intent
      intent["INIntentDescription"] = nil
      intent["INIntentDescriptionID"] = nil
      return intent
    }
    // Both add the same text.
    #expect(
      renamed(without, edited("Air", id: "one"), edited("Air", id: "other")) == ["theirs: other → one"])
    // One side gives a text that is there another ID.
    let old = try #require(root["INIntents"]?.elements.first { $0["INIntentName"]?.string == "SetClimate" })
    let id = try #require(old["INIntentDescriptionID"]?.string)
    #expect(renamed(root, edited(nil, id: "new"), root) == ["theirs: \(id) → new"])
    #expect(renamed(root, root, edited(nil, id: "new")) == ["ours: \(id) → new"])
    // Other words have other translations.
    #expect(renamed(root, edited("Air", id: "new"), root) == [])
  }

  @Test("texts with nothing but a string ID for a name are known by their words where IDs were renamed")
  func renamedTextIDs() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Orders").root)
    for (place, key) in [
      (["INIntents", "OrderCoffee", "INIntentSamplePhrases"], "INIntentSamplePhrase"),
      (["INEnums", "CupSize", "INEnumValues", "small", "INEnumValueSynonyms"], "INEnumValueSynonymSynonym"),
    ] {
      let idKey = key + "ID"
      func edited(_ node: DefinitionNode, _ edit: ([DefinitionNode]) -> [DefinitionNode]) -> DefinitionNode {
        node.changing(place[...]) { list in
          var list = list
          list.content = .array(edit(list.elements))
          return list
        }
      }
      func text(_ words: String, _ id: String) -> DefinitionNode {
        DefinitionNode(
          .dictionary([(key, words), (idKey, id)].map { DefinitionMember($0, string($1), at: .position(0)) }),
          at: .position(0))
      }
      func string(_ text: String) -> DefinitionNode { DefinitionNode(.scalar(.string(text)), at: .position(0)) }
      func renaming(_ prefix: String) -> ([DefinitionNode]) -> [DefinitionNode] {
        { elements in
          elements.enumerated().map { number, element in
            var element = element
            element[idKey] = string("\(prefix).\(number)")
            return element
          }
        }
      }
      func rewording(_ words: String) -> ([DefinitionNode]) -> [DefinitionNode] {
        { elements in
          var elements = elements
          elements[0][key] = string(words)
          return elements
        }
      }
      let start = edited(root) { $0.prefix(1) + [text("spare", "Spare1"), text("third", "Third1")] }
      let renamed = edited(start, renaming("Readable"))
      let removal = { (elements: [DefinitionNode]) in Array(elements.dropFirst()) }
      for edit in [removal, rewording("other"), { $0 + [text("new", "New001")] }] {
        let (one, expected) = (edited(start, edit), edited(renamed, edit))
        for (ours, theirs) in [(one, renamed), (renamed, one)] {
          let merged = MergeTests.merge(start, ours, theirs)
          #expect(merged.outcome.conflicts.isEmpty)
          #expect(merged.text == MergeTests.text(expected))
          #expect(merged.outcome.renamedIDs.contains { $0.old == "Spare1" && $0.new == "Readable.1" })
        }
      }
      // Reworded and renamed on one side, it is known by its place; two wordings are for somebody to decide.
      let both = edited(renamed, rewording("another"))
      #expect(MergeTests.merge(start, start, both).text == MergeTests.text(both))
      let disputed = MergeTests.merge(start, edited(start, rewording("other")), both).outcome.conflicts
      #expect(disputed.count == 1 && disputed[0].sentence.contains("\"other\" in ours, \"another\" in theirs"))
      let ids = MergeTests.merge(start, renamed, edited(start, renaming("Other"))).outcome.conflicts
      #expect(ids.map { $0.sentence.contains("ID: ") } == [true, true, true])
      // What both have added is one text where the words are the same.
      func added(_ words: String, _ id: String) -> DefinitionNode { edited(start) { $0 + [text(words, id)] } }
      let same = MergeTests.merge(start, added("new", "OursID"), added("new", "Theirs"))
      #expect(same.text == MergeTests.text(added("new", "OursID")))
      #expect(same.outcome.renamedIDs.map(\.words) == ["theirs: Theirs → OursID"])
      let two = MergeTests.merge(start, added("new", "OursID"), added("novel", "Theirs"))
      #expect(two.text == MergeTests.text(edited(added("new", "OursID")) { $0 + [text("novel", "Theirs")] }))
      // A comparison tells IDs, and none of these texts as removed and added.
      let changes = DefinitionDifference.changes(from: start, to: renamed)
      #expect(changes.map(\.role) == [.stringID, .stringID, .stringID])
      let dumps = [start, renamed].map { DefinitionDump.text(of: OutlineBuilder.outline(of: $0)) }
      #expect(dumps[0] == dumps[1])
    }
  }

  @Test("what one side has removed stays so where the other has only given it other string IDs")
  func removedAndRenamedIDs() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    let list = try #require(ElementKind.intent.schema.list("INIntentParameters"))
    let removed = root.changing(["INIntents", "SetClimate", "INIntentParameters"]) {
      $0.removingElement("room", list)
    }
    let renamed = root.changing(["INIntents", "SetClimate", "INIntentParameters", "room"]) { node in
      var node = node
      node["INIntentParameterDisplayNameID"] = DefinitionNode(.scalar(.string("Readable")), at: .position(0))
      return node
    }
    #expect(renamed != root)
    func string(_ text: String) -> DefinitionNode { DefinitionNode(.scalar(.string(text)), at: .position(0)) }
    // A text of the entry itself goes with its ID.
    func edited(_ keys: [String: DefinitionNode?]) -> DefinitionNode {
      root.changing(["INIntents", "SetClimate"]) { intent in
        var intent = intent
        for (key, value) in keys { intent[key] = value }
        return intent
      }
    }
    let without = edited(["INIntentDescription": nil, "INIntentDescriptionID": nil])
    let other = edited(["INIntentDescriptionID": string("Readable")])
    for (ours, theirs) in [(without, other), (other, without)] {
      let merged = MergeTests.merge(root, ours, theirs)
      #expect(merged.outcome.conflicts.isEmpty && merged.text == MergeTests.text(without.withPositions))
    }
    // With other words, somebody has to decide.
    let reworded = edited(["INIntentDescription": string("Air"), "INIntentDescriptionID": string("Readable")])
    #expect(!MergeTests.merge(root, without, reworded).outcome.conflicts.isEmpty)
    #expect(MergeTests.merge(root, removed, renamed).text == MergeTests.text(removed.withPositions))
    #expect(MergeTests.merge(root, renamed, removed).text == MergeTests.text(removed.withPositions))
  }

  @Test("an ID that one side renames and the other gives to a further text is renamed there, too")
  func carriedIDs() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Home").root)
    func string(_ text: String) -> DefinitionNode { DefinitionNode(.scalar(.string(text)), at: .position(0)) }
    let intents = try #require(root["INIntents"]).elements
    let names = intents.compactMap { $0["INIntentName"]?.string }
    let (first, second) = (names[0], names[1])
    let old = try #require(intents[0]["INIntentTitleID"]?.string)
    let words = try #require(intents[0]["INIntentTitle"]?.string)
    func edited(_ node: DefinitionNode, _ intent: String, _ values: [(String, String)]) -> DefinitionNode {
      node.changing(["INIntents", intent]) { node in
        var node = node
        for (key, value) in values { node[key] = string(value) }
        return node
      }
    }
    func id(_ text: String, _ intent: String, _ key: String) throws -> String? {
      let merged = DefinitionNode(try ReadDefinitions.tree(text).root)
      return merged["INIntents"]?.elements.first { $0["INIntentName"]?.string == intent }?[key]?.string
    }
    let renames = edited(root, first, [("INIntentTitleID", "Readable")])
    let description = [("INIntentDescription", words), ("INIntentDescriptionID", old)]
    // Also where both texts have got other words.
    let reuses = edited(root, second, description)
    let rewords = edited(
      edited(root, first, [("INIntentTitle", "Other")]), second,
      [("INIntentDescription", "Other"), ("INIntentDescriptionID", old)])
    for uses in [reuses, rewords] {
      for (ours, theirs, side) in [(renames, uses, "theirs"), (uses, renames, "ours")] {
        let merged = MergeTests.merge(root, ours, theirs)
        #expect(merged.outcome.conflicts.isEmpty)
        #expect(!merged.text.contains("<string>\(old)</string>"))
        #expect(try id(merged.text, first, "INIntentTitleID") == "Readable")
        #expect(try id(merged.text, second, "INIntentDescriptionID") == "Readable")
        #expect(merged.outcome.renamedIDs.map(\.words) == ["\(side): \(old) → Readable"])
      }
    }
    // An ID goes with its text where the other side has only renamed that of the earlier text.
    let described = intents[1]["INIntentDescriptionID"]?.string
    let both = edited(renames, second, [("INIntentDescriptionID", "Second")])
    for (ours, theirs) in [(both, reuses), (reuses, both)] {
      let merged = MergeTests.merge(root, ours, theirs)
      #expect(described != nil && merged.outcome.conflicts.isEmpty)
      #expect(try id(merged.text, second, "INIntentDescriptionID") == "Readable")
      #expect(!merged.outcome.renamedIDs.contains { $0.old == "Second" || $0.old == described })
    }
    // Another text with another ID is no rename, and an ID that is there for other words stays.
    let replaces = edited(root, first, [("INIntentTitle", "Other"), ("INIntentTitleID", "Readable")])
    let list = try #require(ElementKind.definition.schema.list("INIntents"))
    let removed = root.changing(["INIntents"]) { $0.removingElement(first, list) }
    let unrelated = edited(removed, second, [("INIntentDescription", "Unrelated"), ("INIntentDescriptionID", old)])
    for (ours, theirs) in [(replaces, reuses), (renames, unrelated)] {
      #expect(try id(MergeTests.merge(root, ours, theirs).text, second, "INIntentDescriptionID") == old)
    }
    // The same words elsewhere have the same translation, wherever the first text is.
    let moved = edited(removed, second, description)
    #expect(try id(MergeTests.merge(root, renames, moved).text, second, "INIntentDescriptionID") == "Readable")
  }
}

extension RenamedStringID {
  fileprivate var words: String { "\(side): \(old) → \(new)" }
}
