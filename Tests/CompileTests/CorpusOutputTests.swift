import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Output of published definitions compiles", .enabled(if: Corpus.isAvailable))
struct CorpusOutputTests {
  @Test("each definition as a module of its own, with what asks its handlers, in Swift 6", arguments: CorpusOutput.all)
  func compilesAlone(output: CorpusOutput) throws {
    let report = try TypeChecker().check(
      output.sources + CorpusOutput.recordingSources(of: [output]), expecting: output.types, in: .six)
    #expect(report.isClean)
  }

  @Test("many definitions in one module, in Swift 5", arguments: CorpusOutput.groups)
  func compilesTogether(group: [CorpusOutput]) throws {
    // Two definitions may have files of one name as long as no type has; the compiler wants them apart.
    let sources = group.enumerated().flatMap { index, output in
      output.sources.map { SwiftSource(name: "\(index)-\($0.name)", text: $0.text) }
    }
    let report = try TypeChecker().check(
      sources + CorpusOutput.recordingSources(of: group), expecting: group.flatMap(\.types), in: .five)
    #expect(report.isClean)
  }

  @Test("there is much to compile")
  func amount() {
    #expect(CorpusOutput.all.count > 150)
    #expect(CorpusOutput.groups.flatMap { $0 }.count == CorpusOutput.all.count)
  }
}
