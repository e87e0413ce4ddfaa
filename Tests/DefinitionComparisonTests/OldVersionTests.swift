import DefinitionComparison
import Foundation
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

/// Published definitions of which the corpus has an earlier version: what people change in months and years.
@Suite("Earlier versions of published definitions", .enabled(if: Corpus.isAvailable))
struct OldVersionTests {
  /// The versions of one definition.
  struct Pair: CustomStringConvertible, Sendable {
    let name: String
    let old: PropertyListTree
    let new: PropertyListTree
    let changes: [DefinitionChange]

    var description: String { name }
  }

  private static let pairs: [Pair] = Corpus.definitions.filter { $0.revision != nil }.compactMap { older in
    let name = older.url.lastPathComponent.prefix { $0 != "@" }
    let repository = older.path.prefix { $0 != "/" }
    let newer = Corpus.definitions.first {
      $0.revision == nil && $0.path.prefix { $0 != "/" } == repository && $0.url.lastPathComponent == name
    }
    guard let newer, let old = ReadDefinitions.tree(older.path, try? older.contents()),
      let new = ReadDefinitions.tree(newer.path, try? newer.contents())
    else { return nil }
    return Pair(
      name: String(repository), old: old, new: new,
      changes: DefinitionDifference.changes(from: DefinitionNode(old.root), to: DefinitionNode(new.root)))
  }

  /// How many changes are breaking, compatible and cosmetic.
  private static let counts = [
    "Automattic__simplenote-ios": [1, 8, 8], "home-assistant__iOS": [15, 90, 72], "mastodon__mastodon-ios": [2, 6, 9],
    "openhab__openhab-ios": [3, 6, 14], "sindresorhus__Actions": [4, 95, 23],
  ]

  @Test("are told by class")
  func classes() {
    #expect(Self.pairs.count == 5)
    for pair in Self.pairs {
      let changes = pair.changes
      let counts = ChangeImpact.allCases.map { impact in changes.count { $0.verdict.impact == impact } }
      #expect(counts == Self.counts[pair.name], "\(pair)")
      #expect(changes.allSatisfy { !$0.verdict.reason.isEmpty }, "\(pair)")
    }
  }

  @Test("become the later ones by the changes that are told, and the changes back are the mirror of those")
  func reconstruction() {
    for pair in Self.pairs {
      let (old, new) = (DefinitionNode(pair.old.root), DefinitionNode(pair.new.root))
      let changes = pair.changes
      #expect(FlatOutline.applying(changes, from: old, to: new) == FlatOutline(new), "\(pair)")
      let back = DefinitionDifference.changes(from: new, to: old)
      #expect(FlatOutline.applying(back, from: new, to: old) == FlatOutline(old), "\(pair)")
      #expect(
        Set(changes.map { MirroredChange($0, isMirrored: false) })
          == Set(back.map { MirroredChange($0, isMirrored: true) }), "\(pair)")
      #expect(DefinitionDifference.changes(from: old, to: old).isEmpty && changes.count == back.count, "\(pair)")
    }
  }

  @Test("have the names that are told to be added, removed and renamed")
  func names() throws {
    for pair in Self.pairs {
      // Read a second time, by Foundation.
      let (before, after) = (try Self.root(of: pair.old), try Self.root(of: pair.new))
      for (list, key, kind) in [
        ("INIntents", "INIntentName", ElementKind.intent), ("INEnums", "INEnumName", .enumeration),
        ("INTypes", "INTypeName", .type),
      ] {
        func names(_ root: [String: Any]) -> Set<String> {
          // Model version 1.0 has no types.
          Set((root[list] as? [[String: Any]] ?? []).compactMap { $0[key] as? String })
        }
        let (old, new) = (names(before), names(after))
        var told = (gone: Set<String>(), come: Set<String>())
        for change in pair.changes where change.subjects.count == 1 && change.subjects[0].kind == kind {
          let name = change.subjects[0].name
          switch change.action {
          case .added: told.come.insert(name)
          case .removed: told.gone.insert(name)
          case .renamed(let earlier):
            told.gone.insert(earlier)
            told.come.insert(name)
          default: break
          }
        }
        #expect(told.gone == old.subtracting(new) && told.come == new.subtracting(old), "\(pair), \(list)")
      }
    }
  }

  private static func root(of tree: PropertyListTree) throws -> [String: Any] {
    try #require(
      try PropertyListSerialization.propertyList(from: Data(tree.source.bytes), format: nil) as? [String: Any])
  }
}
