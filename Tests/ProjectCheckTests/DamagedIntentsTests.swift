import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// App Intents as they are while somebody types, or after a merge went wrong.
@Suite("Damaged App Intents")
struct DamagedIntentsTests {
  private static let folder = RepositoryLayout.root.appending(
    path: "Tests/CheckFixtures/Canteen", directoryHint: .isDirectory)

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "\\.$", "/*", "#if", "#endif", "@", "<", ">", ",", ":", "=",
    "case ",
    "enum ", "struct A: AppIntent {", "AppShortcut(", ".init(intent: ", "if ", "switch a {", "\n", "\u{0}",
  ]

  @Test("are checked to the end, and what is found lies in a file", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files = try FileTree.paths(in: Self.folder).sorted().map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
    }
    let changeable = files.indices.filter { !files[$0].path.hasSuffix(".intentdefinition") }
    for _ in 0..<40 {
      var damaged = files
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = try #require(changeable.randomElement(using: &generator))
        var bytes = damaged[index].bytes
        guard let place = bytes.indices.randomElement(using: &generator) else { continue }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 60))
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &generator) ?? "").utf8), at: place)
        }
        damaged[index] = SourceFile(path: damaged[index].path, bytes: bytes)
      }
      for finding in AppIntentsFindings.of(damaged) {
        for location in [finding.location].compactMap(\.self) + finding.notes.compactMap(\.location) {
          #expect(Int(location.range.upperBound) <= location.file.bytes.count)
          #expect(damaged.contains(location.file) || location.file.path.hasSuffix(".strings"))
        }
      }
    }
  }
}
