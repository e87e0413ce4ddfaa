import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Damaged definitions")
struct MutationTests {
  @Test("end in files or in errors that have a place inside the file", .timeLimit(.minutes(5)), arguments: 0..<8)
  func compile(part: Int) {
    for (index, original) in MutatedDefinition.originals.enumerated() where index % 8 == part {
      for round in 0..<4 {
        check(MutatedDefinition(of: original.bytes, from: original.name, seed: UInt64(index * 1000 + round)))
      }
    }
  }

  private func check(_ definition: MutatedDefinition) {
    let result = Compiler().compile([DefinitionSource(path: "Damaged.intentdefinition", bytes: definition.bytes)])
    let findings = result.report.findings
    if result.report.hasErrors {
      #expect(result.files.isEmpty, "\(definition)")
    }
    for finding in findings {
      let isInside =
        finding.path == "Damaged.intentdefinition"
        && finding.line.flatMap { definition.byteCount(ofLine: $0) }.map { 1...($0 + 1) ~= finding.column ?? 0 } == true
      #expect(isInside, "\(definition): \(finding)")
      #expect(!finding.message.isEmpty && !finding.message.contains("\n"), "\(definition): \(finding)")
    }
    for style in ReportStyle.allCases {
      #expect(!result.report.rendered(as: style, includesNotes: true).isEmpty || findings.isEmpty, "\(definition)")
    }
  }

  @Test("let the program end with status 0 or 1", .timeLimit(.minutes(5)), arguments: 0..<4)
  func run(part: Int) throws {
    let runner = ProcessRunner(program: RepositoryLayout.compilerProgram, timeLimit: .seconds(60))
    let originals = MutatedDefinition.originals
    for index in 0..<15 {
      let number = (index * 4 + part) * 23 % originals.count
      let original = originals[number]
      let definition = MutatedDefinition(of: original.bytes, from: original.name, seed: UInt64(900_000 + number))
      try TemporaryDirectory.withDirectory { folder in
        let file = try folder.write(Data(definition.bytes), to: "Damaged.intentdefinition")
        let output = folder.file("out").path
        let outcome = try runner.run(["generate", file.path, "--output", output])
        #expect(outcome.status == 0 || outcome.status == 1, "\(definition): \(outcome.termination)")
        #expect(outcome.status == 0 || !outcome.errors.isEmpty, "\(definition)")
        #expect(outcome.status == 0 || !FileManager.default.fileExists(atPath: output), "\(definition)")
        for command in [["list", "--json"], ["format", "--print"]] {
          let outcome = try runner.run(command + [file.path])
          #expect(outcome.status == 0 || outcome.status == 1, "\(command) \(definition): \(outcome.termination)")
        }
      }
    }
  }

  @Test("are different ones, and the same in every run")
  func mutations() throws {
    let bytes = [UInt8](try #require(SampleDefinition.valid.first).contents())
    for mutation in Mutation.allCases {
      var first = SeededGenerator(seed: 7)
      var second = SeededGenerator(seed: 7)
      #expect(mutation.applied(to: bytes, using: &first) == mutation.applied(to: bytes, using: &second))
    }
    let variants = (0..<50).map { MutatedDefinition(of: bytes, from: "", seed: $0).bytes }
    #expect(Set(variants).count > 40)
    #expect(MutatedDefinition.originals.count > 100)
  }
}
