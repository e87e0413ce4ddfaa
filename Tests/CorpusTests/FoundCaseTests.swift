import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Inputs that once broke something")
struct FoundCaseTests {
  private static var cases: [URL] {
    let folder = RepositoryLayout.root.appending(path: "Tests/Fuzzing/cases", directoryHint: .isDirectory)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  @Test("are all there")
  func count() {
    #expect(Self.cases.count >= 4)
  }

  @Test("are answered with files or with an error that has a place", arguments: cases)
  func answer(file: URL) throws {
    let source = DefinitionSource(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
    let result = Compiler().compile([source])
    let errors = result.report.findings.filter { $0.severity == .error }
    #expect(result.files.isEmpty == !errors.isEmpty)
    #expect(errors.allSatisfy { ($0.line ?? 0) >= 1 && ($0.column ?? 0) >= 1 })
  }
}
