import Foundation
import LegacySources
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Hostile files with old intents")
struct HostileLegacyTests {
  @Test("Any part of a file is searched to the end, with places that hold")
  func damagedFiles() throws {
    var generator = SeededGenerator(seed: 11)
    let folder = RepositoryLayout.root.appending(path: "Tests/LegacySamples")
    let paths = FileTree.paths(in: folder).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 5)
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      for _ in 0..<15 {
        var damaged = bytes
        for _ in 0..<3 {
          let place = Int.random(in: damaged.indices, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: damaged[place] = "\"(){}[]/*#\\`:.,=".utf8.randomElement(using: &generator) ?? 0
          case 1: damaged.removeSubrange(place..<min(damaged.count, place + 30))
          default: damaged.insert(contentsOf: "\"\\(".utf8, at: place)
          }
        }
        let text = String(decoding: damaged, as: UTF8.self)
        for use in LegacyReading(text).code.uses {
          #expect(use.location.range.upperBound <= text.utf8.count)
        }
      }
    }
  }

  /// A search that looks at everything for everything would take hours.
  @Test(
    "Large files are searched in the end", .timeLimit(.minutes(3)),
    arguments: [
      String(repeating: "INInteraction(intent: ", count: 20_000),
      String(repeating: "a.interaction?.intent", count: 20_000),
      String(
        repeating: "let intent = OrderSoupIntent(); INInteraction(intent: intent, response: nil)\n", count: 10_000),
      "switch x {\ncase " + String(repeating: "\"OrderSoupIntent\", ", count: 20_000),
      String(repeating: "enum Soup { ", count: 20_000), String(repeating: "Soup.", count: 40_000),
      String(repeating: "\"\\(Soup", count: 20_000),
      String(repeating: "class H: OrderSoupIntentHandling { init(", count: 2_000),
    ].map(LongText.init))
  func largeFiles(text: LongText) {
    #expect(LegacyReading(text.text).code.fileCount == 1)
  }
}
