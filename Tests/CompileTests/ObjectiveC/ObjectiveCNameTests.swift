import Foundation
import IntentCompiler
import ObjectiveCBackend
import TestSupport
import Testing

@Suite("Names in Objective-C")
struct ObjectiveCNameTests {
  /// The sample of orders with some words in the place of others.
  private static func definition(_ replacements: [(String, String)]) throws -> DefinitionSource {
    let sample = try SampleDefinition.samples(named: ["Orders"])[0]
    var text = String(decoding: try sample.contents(), as: UTF8.self)
    for (original, replacement) in replacements {
      #expect(text.contains(original), "\(original)")
      text = text.replacing(original, with: replacement)
    }
    return DefinitionSource(path: sample.path, bytes: Array(text.utf8))
  }

  @Test("that clang or the importer take for something else are declared so that they do not")
  func awkwardNames() throws {
    let definition = try Self.definition([
      // Names of methods that give objects away.
      ("greeting", "newGreeting"), ("amount", "id"), ("recipient", "initURL"), ("groupName", "copyRight"),
      // Words that the importer changes.
      ("pickupTime", "TIME"), ("extras", "_Extras"), ("quantity", "Q"),
      // Constants: one letter, capitals, a digit, the start of another, words of Swift.
      ("<string>light</string>", "<string>l</string>"), ("<string>medium</string>", "<string>MPR</string>"),
      ("<string>dark</string>", "<string>m2</string>"), ("<string>small</string>", "<string>sAll</string>"),
      ("<string>large</string>", "<string>in</string>"),
    ])
    let output = try #require(ObjectiveCOutput(name: "Orders", of: definition))
    #expect(try ObjectiveCChecker().check(output.sources).isClean)
    #expect(Set(output.members) == Set(output.swiftMembers.map(\.member)))
    #expect(try ImportChecker().differences(output.sources, from: output.swiftMembers) == [])
  }

  @Test("of constants are names of the whole program")
  func constants() throws {
    // The value `size` of the enumeration `Cup` is the constant `CupSize`, which another enumeration is called.
    let definition = try Self.definition([
      ("<string>RoastLevel</string>", "<string>Cup</string>"), ("<string>medium</string>", "<string>size</string>"),
    ])
    #expect(!Compiler().compile([definition]).files.isEmpty)
    let result = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition])
    #expect(result.files.isEmpty)
    #expect(result.report.findings.filter { $0.severity == .error }.map(\.id) == ["output-name-collision"])
  }

  @Test("of response codes are told from built-in ones by more than the first letter")
  func responseCodes() throws {
    let definition = try Self.definition([("<string>inReview</string>", "<string>Ready</string>")])
    let findings = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition]).report.findings
    let finding = try #require(findings.first { $0.severity == .error })
    #expect(finding.message.contains("built-in response code 'ready' of intent 'RequestRefundIntent' and response "))
    #expect(finding.hint?.hasPrefix("rename response code 'Ready': ") == true)
  }

  @Test("of parameters give no word of C++ to the variables of handlers", arguments: ["Class", "New"])
  func variables(name: String) throws {
    let definition = try Self.definition([("quantity", name)])
    let files = Compiler(options: CompilerOptions(language: .objectiveC)).handlers(for: [definition]).files
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("NSInteger value = intent.\(name) ? "))
  }

  @Test("of headers of the system are warned of where they are declared", arguments: ["Time", "Locale", "Search"])
  func headers(name: String) throws {
    let definition = try Self.definition([("<string>RoastLevel</string>", "<string>\(name)</string>")])
    let findings = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition]).report.findings
    let finding = try #require(findings.first { $0.id == "shadowed-type-name" })
    #expect(finding.severity == .warning && finding.message.contains("'\(name.lowercased()).h'"))
    let prefixed = CompilerOptions(classPrefix: "CB", language: .objectiveC)
    #expect(!Compiler(options: prefixed).compile([definition]).report.findings.contains { $0.id == finding.id })
    #expect(!Compiler().compile([definition]).report.findings.contains { $0.id == finding.id })
  }

  @Test("of an umbrella header is no other header's")
  func umbrellaHeader() throws {
    let definition = try Self.definition([])
    func result(_ name: String) -> CompilationResult {
      Compiler(options: CompilerOptions(language: .objectiveC, umbrellaHeader: name)).compile([definition])
    }
    #expect(result("coffeedrink").files.isEmpty)
    #expect(result("a/b").files.isEmpty)
    #expect(result("intents").files.isEmpty)
    #expect(result("Math").files.isEmpty)
    let files = result("Everything").files
    #expect(files.last?.name == "Everything.h")
    let sources = files.map { ObjectiveCSource(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
    let user = ObjectiveCSource(path: "Use.m", text: "#import \"Everything.h\"\nCoffeeDrink *drink;\n")
    #expect(try ObjectiveCChecker().check(sources.filter { !$0.isCompiled } + [user]).isClean)
  }

  @Test(
    "options of Swift are refused",
    arguments: [
      CompilerOptions(layout: .single, language: .objectiveC),
      CompilerOptions(flavor: .portable, language: .objectiveC),
      CompilerOptions(isNonisolated: true, language: .objectiveC),
      CompilerOptions(usesSendableCompletions: true, language: .objectiveC), CompilerOptions(umbrellaHeader: "All"),
    ])
  func swiftOptions(options: CompilerOptions) throws {
    let result = Compiler(options: options).compile([try Self.definition([])])
    #expect(result.files.isEmpty)
    #expect(result.report.findings.filter { $0.severity == .error }.count == 1)
  }
}
