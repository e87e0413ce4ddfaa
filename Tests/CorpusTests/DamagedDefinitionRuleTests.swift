import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// The rules look at definitions of any state, and what they would change can be changed at once.
@Suite("Findings in damaged definitions")
struct DamagedDefinitionRuleTests {
  @Test(
    "have places inside the file, and fix-its that go together and leave nothing to fix",
    arguments: 0..<8)
  func fixIts(part: Int) throws {
    for (index, original) in MutatedDefinition.originals.enumerated() where index % 8 == part {
      try check(MutatedDefinition(of: original.bytes, from: original.name, seed: UInt64(500_000 + index)))
    }
  }

  private func check(_ definition: MutatedDefinition) throws {
    var bytes = definition.bytes
    // What is mended first may show more: each round has to mend something new.
    for round in 0..<10 {
      let findings = Compiler().findings(in: [SourceFile(path: "Damaged.intentdefinition", bytes: bytes)])
      for finding in findings {
        let ranges = ([finding.location] + finding.notes.map(\.location)).compactMap { $0?.range.offsets }
        #expect(ranges.allSatisfy { $0.upperBound <= bytes.count }, "\(definition): \(finding.message)")
        #expect(!finding.message.isEmpty, "\(definition)")
      }
      let file = SourceFile(path: "Damaged.intentdefinition", bytes: bytes)
      // The whole file is rewritten on its own.
      let application = try FixItApplication(of: findings.filter { $0.id != "non-canonical-layout" }, to: file)
      guard !application.mended.isEmpty else { return }
      #expect(round < 9, "\(definition): \(application.mended.map(\.message))")
      bytes = application.bytes
    }
  }
}
