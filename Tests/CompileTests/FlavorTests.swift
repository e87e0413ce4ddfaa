import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Flavours of generated Swift")
struct FlavorTests {
  @Test(
    "stripped of Objective-C, that for Apple's systems is the portable one without its extensions",
    arguments: SampleDefinition.valid)
  func samples(sample: SampleDefinition) throws {
    for isPlain in [true, false] {
      try compare(DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents())), isPlain: isPlain)
    }
  }

  @Test("the same holds for published definitions", .enabled(if: Corpus.isAvailable), arguments: CorpusOutput.all)
  func corpus(output: CorpusOutput) throws {
    // Words of the language that are asked for stand in the same places in all of them.
    try compare(try output.source(), isPlain: output.definition.path.utf8.count.isMultiple(of: 2))
  }

  @Test(
    "a portable file that is anything else is found",
    arguments: [
      ("@Managed public var drink: CoffeeDrink?", "@Managed public var drink: CoffeeDrink"),
      ("import IntentsTestKit\n", "import Foundation\nimport IntentsTestKit\n"),
      ("case ready\n", ""), ("public fileprivate(set) var code", "public var code"),
      ("    /// “Size”\n", ""), ("public convenience init(", "@objc public convenience init("),
      (
        "    func confirm(intent: OrderCoffeeIntent) async",
        "    optional func confirm(intent: OrderCoffeeIntent) async"
      ),
      ("\n// swiftformat:enable all", "\npublic class Stowaway {\n}\n\n// swiftformat:enable all"),
      ("extension OrderCoffeeIntent: ScriptedIntent {", "extension INIntent: ScriptedIntent {"),
    ])
  func planted(mistake: (original: String, replacement: String)) throws {
    let orders = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let source = DefinitionSource(path: orders.path, bytes: [UInt8](try orders.contents()))
    let (apple, portable) = Self.files(of: source, CompilerOptions())
    let pair = try #require(zip(apple, portable).first { $0.0.name == "OrderCoffeeIntent.swift" })
    #expect(Self.faults(apple: pair.0.text, portable: pair.1.text).isEmpty)
    let faulty = pair.1.text.replacing(mistake.original, with: mistake.replacement, maxReplacements: 1)
    #expect(faulty != pair.1.text)
    #expect(!Self.faults(apple: pair.0.text, portable: faulty).isEmpty)
  }

  private func compare(_ source: DefinitionSource, isPlain: Bool) throws {
    let options = CompilerOptions(isNonisolated: !isPlain, usesSendableCompletions: !isPlain)
    let (apple, portable) = Self.files(of: source, options)
    #expect(apple.map(\.name) == portable.map(\.name))
    for (apple, portable) in zip(apple, portable) {
      #expect(Self.faults(apple: apple.text, portable: portable.text).isEmpty, "\(apple.name)")
    }
  }

  private static func files(
    of source: DefinitionSource, _ options: CompilerOptions
  ) -> (apple: [SwiftSource], portable: [SwiftSource]) {
    var options = options
    let files = [OutputFlavor.apple, .portable].map { flavor in
      options.flavor = flavor
      return Compiler(options: options).compile([source]).files.map(SwiftSource.init(_:))
    }
    return (files[0], files[1])
  }

  /// Where a portable file is not what the one for Apple's systems gives.
  private static func faults(apple: String, portable: String) -> [String] {
    let stripped = strippedOfObjectiveC(apple)
    let lines = portable.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let first = lines.firstIndex(where: { $0.hasPrefix("extension ") || $0.hasPrefix("nonisolated extension ") }),
      let end = lines.lastIndex(of: "// swiftformat:enable all")
    else { return stripped == portable ? [] : ["there are no extensions"] }
    // Each has a line of documentation.
    let plain = (lines[..<(first - 1)] + lines[end...]).joined(separator: "\n")
    var faults = zip(stripped.split(separator: "\n"), plain.split(separator: "\n")).filter { $0 != $1 }
      .map { "‹\($0)› became ‹\($1)›" }
    if faults.isEmpty, stripped != plain { faults.append("the files have different lengths") }
    // What stands behind the first extension is nothing but extensions of what the file declares.
    let declared = Set(SwiftSource(name: "", text: plain).declaredTypes)
    for line in lines[(first - 1)..<end] where !line.isEmpty && !line.hasPrefix(" ") && line != "}" {
      guard !line.hasPrefix("/// ") else { continue }
      let match = line.wholeMatch(of: #/(?:nonisolated )?extension (\w+)(?:: Scripted\w+)? \{/#)
      if match.map({ !declared.contains(String($0.1)) }) ?? true { faults.append("‹\(line)› is no extension") }
    }
    return faults
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
      .replacing(
        "\n#if canImport(Intents)\n\nimport Intents\n",
        with: """
          // The target has to depend on the library IntentsTestKit, a product of the package intentc.

          import IntentsTestKit

          """
      )
      .replacing("\n#endif\n", with: "")
  }
}
