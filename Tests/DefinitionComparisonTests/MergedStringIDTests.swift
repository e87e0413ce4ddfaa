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
        #expect(merged.outcome.remarks.contains { $0.contains("of theirs are others now") && $0.contains("Q → ") })
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
    func remarks(_ base: DefinitionNode, _ ours: DefinitionNode, _ theirs: DefinitionNode) -> [String] {
      MergeTests.merge(base, ours, theirs).outcome.remarks.map { $0.components(separatedBy: ";")[0] }
    }
    let without = root.changing(["INIntents", "SetClimate"]) { intent in
      var intent = intent
      intent["INIntentDescription"] = nil
      intent["INIntentDescriptionID"] = nil
      return intent
    }
    // Both add the same text.
    #expect(
      remarks(without, edited("Air", id: "ours"), edited("Air", id: "theirs"))
        == ["string IDs of theirs are others now: theirs → ours"])
    // One side gives a text that is there another ID.
    let old = try #require(root["INIntents"]?.elements.first { $0["INIntentName"]?.string == "SetClimate" })
    let id = try #require(old["INIntentDescriptionID"]?.string)
    #expect(remarks(root, edited(nil, id: "ours"), root) == ["string IDs of theirs are others now: \(id) → ours"])
    #expect(remarks(root, root, edited(nil, id: "theirs")) == ["string IDs of ours are others now: \(id) → theirs"])
    // Other words have other translations.
    #expect(remarks(root, edited("Air", id: "ours"), root) == [])
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
          #expect(merged.outcome.remarks.contains { $0.contains("Spare1 → Readable.1") })
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
      #expect(same.outcome.remarks.contains { $0.contains("of theirs are others now: Theirs → OursID") })
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
    #expect(MergeTests.merge(root, removed, renamed).text == MergeTests.text(removed.withPositions))
    #expect(MergeTests.merge(root, renamed, removed).text == MergeTests.text(removed.withPositions))
  }
}
