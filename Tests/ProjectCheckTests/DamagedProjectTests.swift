import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Whatever is in the files of a project, a check ends, and says something about places that exist.
@Suite("Damaged projects") struct DamagedProjectTests {
  @Test("One file of a project is damaged", arguments: SampleProject.allCases, Mutation.allCases)
  func damage(_ project: SampleProject, _ mutation: Mutation) throws {
    let files = try project.files()
    var generator = SeededGenerator(seed: UInt64(mutation.rawValue.utf8.count * 31 + project.rawValue.utf8.count))
    for file in files.shuffled(using: &generator).prefix(6) {
      let damaged = SourceFile(path: file.path, bytes: mutation.applied(to: file.bytes, using: &generator))
      let all = files.map { $0 == file ? damaged : $0 }
      let findings = Compiler().findings(in: all)
      for finding in findings {
        for location in [finding.location].compactMap({ $0 }) + finding.notes.compactMap(\.location) {
          #expect(Int(location.range.upperBound) <= location.file.bytes.count, "\(finding.line)")
        }
      }
      if file == files.first {
        #expect(findings == Compiler().findings(in: all), "the same findings in the same order")
      }
    }
  }

  @Test("A file is missing, and nothing is said of what only it would tell", arguments: SampleProject.allCases)
  func missingFile(_ project: SampleProject) throws {
    guard project != .diner else { return }
    let files = try project.files()
    // Without these something is wrong indeed.
    let needed = ["Handler.swift", "Vocabulary.plist", "AppDelegate.swift", ".intentdefinition", ".strings"]
    for file in files where !needed.contains(where: file.path.hasSuffix) {
      let findings = Compiler().findings(in: files.filter { $0 != file })
      #expect(findings.filter { $0.severity != .note }.map(\.line).isEmpty, "without \(file.path)")
    }
  }
}
