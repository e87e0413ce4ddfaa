import DefinitionComparison
import Foundation
import IntentModel
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Difference between two definitions")
struct DifferenceTests {
  /// The number of edits of each definition; more on request, since they take a while.
  static let editCount = ProcessInfo.processInfo.environment["INTENTC_EDITS"].flatMap { Int($0) } ?? 6

  private static func phrases(_ changes: [DefinitionChange]) -> [String] {
    changes.map { change in
      let subject = change.subjects.map { $0.kind == .response ? "response" : "\($0.kind.rawValue) \($0.name)" }
        .joined(separator: "/")
      return switch change.action {
      case .added: subject + ": added"
      case .removed: subject + ": removed"
      case .renamed(let old): subject + ": renamed from \(old)"
      case .changed(let term, _, _): subject + ": changed \(change.path ?? term)"
      case .outdated(let term, _, _): subject + ": outdated \(change.path ?? term)"
      case .reordered(let kind, _, _): subject + ": reordered \(kind.rawValue)"
      case .handler: subject + ": handler"
      }
    }
  }

  @Test("it tells exactly the edits that were made")
  func randomEdits() {
    var count = 0
    for (index, tree) in ReadDefinitions.all.enumerated() {
      let root = DefinitionNode(tree.root)
      let edits = RandomEdits.edits(of: root, count: Self.editCount, seed: UInt64(index))
      // As an editor leaves it: entries are numbered by their place.
      let edited = edits.reduce(root) { $1.apply($0) }.withPositions
      let changes = DefinitionDifference.changes(from: root, to: edited)
      #expect(Self.phrases(changes).sorted() == edits.flatMap(\.expectations).sorted(), .of(tree))
      #expect(FlatOutline.applying(changes, from: root, to: edited) == FlatOutline(edited), .of(tree))
      count += edits.count
    }
    #expect(count > 3 * ReadDefinitions.all.count)
  }

  @Test("a position that is not that in the list is a change of bookkeeping")
  func positions() throws {
    let root = DefinitionNode(try ReadDefinitions.sample("Orders").root)
    for (key, list, item) in [
      ("INIntents", "INIntentParameters", "INIntentParameterDisplayPriority"),
      ("INTypes", "INTypeProperties", "INTypePropertyDisplayPriority"),
    ] {
      let path = try #require(root.scalarPaths.first { $0.first == key && $0.contains(list) && $0.last == item })
      let changes = DefinitionDifference.changes(from: root, to: root.changingScalar(at: path[...]))
      #expect(changes.map(\.role) == [.bookkeeping])
      #expect(changes.first?.path == item && changes.first?.verdict.impact == .cosmetic)
    }
  }

  @Test("a renamed parameter is one change, however often the definition names it")
  func renamedParameters() {
    var count = 0
    for tree in ReadDefinitions.all {
      let root = DefinitionNode(tree.root)
      for (index, intent) in (root["INIntents"]?.elements ?? []).enumerated().prefix(3) {
        let names = (intent["INIntentParameters"]?.elements ?? []).compactMap { $0["INIntentParameterName"]?.string }
        guard let name = names.last, Set(names).count == names.count, let title = intent["INIntentName"]?.string else {
          continue
        }
        var edited = root
        edited["INIntents"]?.content = .array(
          (root["INIntents"]?.elements ?? []).enumerated().map {
            $0 == index ? $1.substituting(name, "renamedHere") : $1
          })
        let told = Self.phrases(DefinitionDifference.changes(from: root, to: edited))
        #expect(told == ["intent \(title)/parameter renamedHere: renamed from \(name)"], .of(tree))
        count += 1
      }
    }
    #expect(count > 10)
  }
}

extension DefinitionNode {
  /// An intent in which a parameter has another name: in its own words, and in what refers to it by the description of
  /// the format.
  fileprivate func substituting(_ old: String, _ new: String, key: String = "") -> DefinitionNode {
    let names = [
      "INIntentParameterName", "INIntentParameterRelationshipParentName", "INIntentInput", "INIntentKeyParameter",
    ]
    var copy = self
    switch content {
    case .dictionary(let members):
      let isKeyed = key.hasSuffix("ParameterCombinations")
      copy.content = .dictionary(
        members.map { member in
          var member = member
          if isKeyed {
            member.key = member.key.split(separator: ",").map { $0 == old ? new : String($0) }.joined(separator: ",")
          }
          // A response has parameters of its own.
          if member.key != "INIntentResponse" { member.value = member.value.substituting(old, new, key: member.key) }
          return member
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    case .array(let elements): copy.content = .array(elements.map { $0.substituting(old, new, key: key) })
    case .scalar(.string(let text)):
      let isSentence = key.hasSuffix("FormatString") || key.hasSuffix("Title") || key.hasSuffix("Subtitle")
      let changed =
        names.contains(key)
        ? (text == old ? new : text)
        : isSentence ? text.replacing("${\(old)}", with: "${\(new)}").replacing("${\(old).", with: "${\(new).") : text
      copy.content = .scalar(.string(changed))
    case .scalar: break
    }
    return copy
  }
}
