import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Output of published definitions compiles", .enabled(if: Corpus.isAvailable))
struct CorpusOutputTests {
  // Without the classes that record answers, handlers are compiled beside the output.

  @Test("each definition as a module of its own, in Swift 6", arguments: CorpusOutput.all)
  func compilesAlone(output: CorpusOutput) throws {
    let recording = try CorpusOutput.recordingSources(of: [output])
    #expect(try TypeChecker().check(output.sources + recording, expecting: output.types, in: .six).isClean)
  }

  @Test("many definitions in one module, in Swift 5", arguments: CorpusOutput.groups)
  func compilesTogether(group: [CorpusOutput]) throws {
    // Two definitions may have files of one name as long as no type has; the compiler wants them apart.
    let sources = group.enumerated().flatMap { index, output in
      output.sources.map { SwiftSource(name: "\(index)-\($0.name)", text: $0.text) }
    }
    let types = group.flatMap(\.types)
    let recording = try CorpusOutput.recordingSources(of: group)
    #expect(try TypeChecker().check(sources + recording, expecting: types, in: .five).isClean)
  }

  @Test("there is much to compile")
  func amount() {
    #expect(CorpusOutput.all.count > 150)
    #expect(CorpusOutput.groups.flatMap { $0 }.count == CorpusOutput.all.count)
  }
}
