import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Published definitions", .enabled(if: Corpus.isAvailable))
struct CorpusTests {
  /// The two definitions that are no well-formed XML, with the place of the fault.
  private static let malformed = [
    "Windscribe__iOS-App/Windscribe/Base.lproj/SiriIntents.intentdefinition": (line: 2, column: 1),
    "kakashi3lite__Encorely/Sources/App/Resources/Intents.intentdefinition": (line: 261, column: 1),
  ]

  static let wellFormed = Corpus.definitions.filter { malformed[$0.path] == nil }

  private func compile(_ definition: CorpusDefinition) throws -> CompilationResult {
    Compiler().compile([DefinitionSource(path: definition.path, bytes: [UInt8](try definition.contents()))])
  }

  @Test("every well-formed one is compiled without an error, to one file for each declaration", arguments: wellFormed)
  func compiles(definition: CorpusDefinition) throws {
    let result = try compile(definition)
    #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
    let count = try #require(DefinitionCount(of: try definition.contents()))
    #expect(result.files.count == count.fileCount)
    #expect(Set(result.files.map { $0.name.lowercased() }).count == result.files.count)
    for file in result.files {
      #expect(file.name.hasSuffix(".swift") && !file.name.contains("/"))
      #expect(file.bytes.last == UInt8(ascii: "\n"))
    }
    #expect(try compile(definition) == result)
  }

  @Test("the single layout holds the same in one file", arguments: wellFormed)
  func compilesToOneFile(definition: CorpusDefinition) throws {
    let compiler = Compiler(options: CompilerOptions(layout: .single))
    let result = compiler.compile([DefinitionSource(path: definition.path, bytes: [UInt8](try definition.contents()))])
    let count = try #require(DefinitionCount(of: try definition.contents()))
    #expect(result.files.count == 1)
    let text = String(decoding: result.files.first?.bytes ?? [], as: UTF8.self)
    #expect(text.matches(of: #/(?m)^@objc\(\w+Handling\)$/#).count == count.customIntents)
    #expect(text.matches(of: #/(?m)^public class \w+: INObject \{/#).count == count.types)
    #expect(
      text.matches(of: #/(?m)^public class \w+ResolutionResult: INEnumResolutionResult \{/#).count == count.enumerations
    )
  }

  @Test("the counts agree with the index of the corpus")
  func index() throws {
    let file = try #require(RepositoryLayout.sharedCorpus).appending(path: "INDEX.tsv")
    var rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let header = rows.removeFirst()
    let columns = try ["file", "intents", "enums", "types"].map { try #require(header.firstIndex(of: $0)) }
    var compared = 0
    // The index has no counts for the malformed ones and for two others.
    for row in rows where !row[columns[1]].isEmpty {
      let definition = try #require(Corpus.definitions.first { $0.path == row[columns[0]] })
      let count = try #require(DefinitionCount(of: try definition.contents()))
      #expect([count.intents, count.enumerations, count.types].map(String.init) == columns.dropFirst().map { row[$0] })
      compared += 1
    }
    #expect(compared >= 169)
  }

  @Test("a malformed one gives its error at the place of the fault", arguments: malformed.keys.sorted())
  func reportsMalformed(path: String) throws {
    let definition = try #require(Corpus.definitions.first { $0.path == path })
    let result = try compile(definition)
    let first = try #require(result.report.findings.first)
    #expect(result.files.isEmpty)
    #expect(first.id == "malformed-definition" && first.severity == .error)
    #expect(first.line == Self.malformed[path]?.line)
    #expect(first.column == Self.malformed[path]?.column)
  }

  @Test("formatting leaves every byte as Xcode saved it", arguments: wellFormed)
  func formats(definition: CorpusDefinition) throws {
    try TemporaryDirectory.withDirectory { folder in
      let contents = try definition.contents()
      let file = try folder.write(contents, to: "Definition.intentdefinition")
      let check = Compiler().format(FormatRequest(inputs: [file.path], mode: .check))
      #expect(check.isSuccess, "\(check.report.rendered(as: .line))")
      #expect(Compiler().format(FormatRequest(inputs: [file.path])).isSuccess)
      #expect(try Data(contentsOf: file) == contents)
    }
  }

  @Test("listing names every declaration", arguments: wellFormed)
  func lists(definition: CorpusDefinition) throws {
    let outcome = Compiler().list(ListRequest(inputs: [definition.url.path], format: .json))
    #expect(outcome.isSuccess)
    let listing = try JSONDecoder().decode(Listing.self, from: Data(outcome.output.utf8))
    let entry = try #require(listing.definitions.first)
    let count = try #require(DefinitionCount(of: try definition.contents()))
    #expect(entry.intents.count == count.customIntents)
    #expect(entry.intents.count + entry.systemIntents.count == count.intents)
    #expect(entry.enumerations.count == count.enumerations && entry.types.count == count.types)
    #expect(entry.files == (try compile(definition).files.map(\.name)))
  }
}
