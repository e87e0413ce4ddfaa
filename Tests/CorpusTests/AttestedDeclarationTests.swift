import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Declarations that Xcode generates", .enabled(if: Attested.isAvailable))
struct AttestedDeclarationTests {
  @Test("are equal", arguments: try Attested.entries())
  func equal(entry: Attested) throws {
    let definition = try #require(Corpus.definitions.first { $0.path == entry.path })
    let result = Compiler().compile([DefinitionSource(path: entry.path, bytes: [UInt8](try definition.contents()))])
    try TemporaryDirectory.withDirectory { folder in
      for file in result.files { try folder.write(Data(file.bytes), to: file.name) }
      let python = try #require(ProcessRunner.program(named: "python3"))
      let script = try #require(Attested.script)
      let outcome = try ProcessRunner(program: python).run([script.path, "--check", folder.url.path, entry.name])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("\(entry.fileCount) of \(entry.fileCount) files equal"))
    }
  }

  @Test("there are some, and the comparison can fail")
  func canFail() throws {
    let entry = try #require(try Attested.entries().first)
    #expect(entry.fileCount > 0)
    try TemporaryDirectory.withDirectory { folder in
      let python = try #require(ProcessRunner.program(named: "python3"))
      let script = try #require(Attested.script)
      #expect(
        try ProcessRunner(program: python).run([script.path, "--check", folder.url.path, entry.name]).status == 1)
    }
  }
}
