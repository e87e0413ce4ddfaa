import IntentCompiler
import TestSupport
import Testing

@Suite("Odd texts in definitions")
struct OddTextTests {
  @Test("cannot get out of the comments and names of the output", arguments: SampleDefinition.valid)
  func outputCanBeParsed(sample: SampleDefinition) throws {
    let original = [UInt8](try sample.contents())
    var sources: [SwiftSource] = []
    // Of most definitions, many are refused.
    for seed in 0..<60 where sources.count < 12 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let mutation: Mutation = seed % 3 == 0 ? .swappedLines : .oddText
      var bytes = mutation.applied(to: original, using: &generator)
      bytes = Mutation.oddText.applied(to: bytes, using: &generator)
      let compiler = Compiler(options: CompilerOptions(layout: .single))
      let result = compiler.compile([DefinitionSource(path: sample.path, bytes: bytes)])
      for file in result.files {
        sources.append(SwiftSource(name: "\(seed).swift", text: String(decoding: file.bytes, as: UTF8.self)))
      }
    }
    guard !sources.isEmpty else {
      #expect(sample.stem == "Withdrawn")
      return
    }
    #expect(try SyntaxChecker().check(sources).isClean)
    // What ends a comment too early would leave its rest as code.
    let words =
      #/^ *(?:@|\/\/|#if|#endif|import|public|func|optional|case|self|return|fatalError|let|override|intentResponse|super|\}|$)/#
    for source in sources {
      let stray = source.text.split(separator: "\n").first { (try? words.prefixMatch(in: $0)) == nil }
      #expect(stray == nil, "\(source.name)")
    }
  }
}
