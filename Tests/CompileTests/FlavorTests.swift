import IntentCompiler
import TestSupport
import Testing

@Suite("Flavours of generated Swift")
struct FlavorTests {
  @Test(
    "stripped of Objective-C, that for Apple's systems is the portable one without its extensions",
    arguments: SampleDefinition.valid)
  func samples(sample: SampleDefinition) throws {
    try compare(DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents())))
  }

  @Test("the same holds for published definitions", .enabled(if: Corpus.isAvailable), arguments: CorpusOutput.all)
  func corpus(output: CorpusOutput) throws {
    try compare(try output.source())
  }

  private func compare(_ source: DefinitionSource) throws {
    for isPlain in [true, false] {
      var options = CompilerOptions(isNonisolated: !isPlain, usesSendableCompletions: !isPlain)
      let apple = Compiler(options: options).compile([source]).files
      options.flavor = .portable
      let portable = Compiler(options: options).compile([source]).files
      #expect(apple.map(\.name) == portable.map(\.name))
      for (apple, portable) in zip(apple, portable) {
        let stripped = Self.strippedOfObjectiveC(String(decoding: apple.bytes, as: UTF8.self))
        let plain = Self.withoutExtensions(String(decoding: portable.bytes, as: UTF8.self))
        #expect(stripped == plain, "\(apple.name)")
      }
    }
  }

  /// The text without what only the Objective-C run time understands, by replacements alone.
  private static func strippedOfObjectiveC(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        lines.append(line)
      } else if !code.hasPrefix("@objc(") {
        lines.append(
          line.replacing("@objc ", with: "").replacing("@NSManaged ", with: "@Managed ")
            .replacing("optional func ", with: "func ")[...])
      }
    }
    return lines.joined(separator: "\n")
      .replacing("#if canImport(Intents)\n\nimport Intents\n", with: "import IntentsTestKit\n")
      .replacing("\n#endif\n", with: "")
  }

  /// The text without the extensions at its end, each of which has a line of documentation.
  private static func withoutExtensions(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let first = lines.firstIndex(where: { $0.hasPrefix("extension ") || $0.hasPrefix("nonisolated extension ") }),
      let end = lines.firstIndex(of: "// swiftformat:enable all")
    else { return text }
    return (lines[..<(first - 1)] + lines[end...]).joined(separator: "\n")
  }
}
