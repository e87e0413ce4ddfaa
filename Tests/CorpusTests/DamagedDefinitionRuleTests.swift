import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// The rules look at definitions of any state, and what they would change can be changed at once.
@Suite("Findings in damaged definitions")
struct DamagedDefinitionRuleTests {
  @Test(
    "have places inside the file, and fix-its that go together and leave nothing to fix", .timeLimit(.minutes(5)),
    arguments: 0..<8)
  func fixIts(part: Int) throws {
    for (index, original) in MutatedDefinition.originals.enumerated() where index % 8 == part {
      try check(MutatedDefinition(of: original.bytes, from: original.name, seed: UInt64(500_000 + index)))
    }
  }

  private func check(_ definition: MutatedDefinition) throws {
    var bytes = definition.bytes
    // What is mended first may show more: each round has to mend something new.
    for round in 0..<4 {
      let findings = Compiler().findings(in: [SourceFile(path: "Damaged.intentdefinition", bytes: bytes)])
      for finding in findings {
        let ranges = ([finding.location] + finding.notes.map(\.location)).compactMap { $0?.range.offsets }
        #expect(ranges.allSatisfy { $0.upperBound <= bytes.count }, "\(definition): \(finding.message)")
        #expect(!finding.message.isEmpty, "\(definition)")
      }
      // The whole file is rewritten on its own.
      let fixIts = findings.filter { $0.id != "non-canonical-layout" }.compactMap(\.fixIts.first)
      guard !fixIts.isEmpty else { return }
      #expect(round < 3, "\(definition): \(fixIts.map(\.message))")
      bytes = try #require(
        Self.applied(fixIts, to: bytes), "\(definition): \(findings.map { "\($0.id) \($0.message)" })")
    }
  }

  /// The bytes with all edits made; nil where two of them cannot both be made.
  private static func applied(_ fixIts: [FixIt], to bytes: [UInt8]) -> [UInt8]? {
    let edits = Set(fixIts.flatMap(\.edits)).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (first, second) in zip(edits, edits.dropFirst())
    where second.range.lowerBound < first.range.upperBound || first.range == second.range {
      return nil
    }
    var result = bytes
    for edit in edits.reversed() {
      result.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return result
  }
}
