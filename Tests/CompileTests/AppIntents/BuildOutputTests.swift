import Foundation
import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("App Intents of a build")
struct BuildOutputTests {
  private static let compiler = Compiler(options: CompilerOptions(access: .internal, flavor: .appIntents))

  private func configuration(_ migration: String, own: String = "") -> DefinitionSource {
    let text = "{ generate: { own: [\(own)] }, migrate: { target: 'iOS17.0', \(migration) } }"
    return DefinitionSource(path: "intentc.json", bytes: [UInt8](text.utf8))
  }

  @Test("are one file for each definition that compiles beside the others", arguments: MigrationGroup.samples)
  func gaps(group: MigrationGroup) throws {
    let result = Self.compiler.compile(group.definitions, configuration: configuration("perform: 'gap'"))
    #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
    let paths = group.definitions.map(\.path).sorted()
    #expect(result.files.map(\.name) == paths.map { ($0.split(separator: "/").last ?? "") + ".swift" })
    // What all of them share is in one of them, whichever comes first.
    let reversed = Self.compiler.compile(group.definitions.reversed(), configuration: configuration("perform: 'gap'"))
    #expect(reversed.files == result.files)
    let sources = result.files.map(SwiftSource.init(_:))
    // Without the framework the files would be empty, and clean.
    let names = sources.compactMap { $0.text.firstMatch(of: /\nstruct (\w+): AppIntent/)?.1 }
    try #require(!names.isEmpty)
    let seen = names.map { "let seen\($0): Any.Type = \($0).self\n" }.joined()
    let sentinel = SwiftSource(name: "Sentinel.swift", text: seen)
    #expect(try AppIntentsChecker().check(sources + [sentinel], in: .six).isClean)
  }

  @Test("compile beside the classes of the handlers that they ask", arguments: MigrationGroup.samples)
  func bridge(group: MigrationGroup) throws {
    let sources = BridgedSources(building: group.definitions, configuration: configuration(""))
    #expect(sources.actions.count == group.definitions.count)
    // The code is that of migrations, which is looked at in Swift 6 mode: what counts here is how files come together.
    let report = try AppIntentsChecker().checkBridge(sources.all, in: .five)
    #expect(report.isClean, "\(report)")
  }

  @Test("have the very classes of the generator", arguments: ["Home", "Orders"])
  func classes(name: String) throws {
    let definitions = try MigrationGroup.single(name).definitions
    let alone = Compiler(options: CompilerOptions(access: .internal, layout: .single)).compile(definitions)
    let both = Self.compiler.compile(definitions)
    let classes = try #require(alone.files.first).section(from: "import Intents", to: "#endif")
    try #require(classes.contains("INIntent"))
    let file = try #require(both.files.first)
    #expect(try file.section(from: "import Intents", to: "#endif") == classes)
    // Where the handlers cannot be, there is nothing.
    var depth = 0
    for line in file.text.split(separator: "\n") {
      depth += line.hasPrefix("#if") ? 1 : line.hasPrefix("#endif") ? -1 : 0
      #expect(depth > 0 || !line.hasPrefix("import "), "\(line)")
    }
  }

  @Test("leave out what the module declares itself, and tell what only people can finish")
  func ownTypes() throws {
    let definitions = try MigrationGroup.single("Orders").definitions
    let started = Self.compiler.compile(definitions)
    // One for each intent without a handler, where the definition has that intent.
    let unnamed = started.report.findings.filter { $0.message.contains("fails when it is run: no handler of") }
    #expect(unnamed.count == 5 && Set(unnamed.compactMap(\.line)).count == 5, "\(started.report.rendered(as: .line))")
    #expect(unnamed.first?.hint?.contains("'handlers' of 'migrate' in intentc.json") == true)
    #expect(!started.report.rendered(as: .line).contains("'SiriKitHandlers' is not finished"))
    let owned = Self.compiler.compile(definitions, configuration: configuration("", own: "'SiriKitHandlers'"))
    #expect(owned.report.rendered(as: .line).isEmpty)
    let text = String(decoding: try #require(owned.files.first).bytes, as: UTF8.self)
    #expect(!text.contains("enum SiriKitHandlers") && text.contains("SiriKitHandlers.handler(for:"))
    let misspelt = Self.compiler.compile(definitions, configuration: configuration("", own: "'SiriKitHandler'"))
    #expect(misspelt.files.isEmpty)
    #expect(misspelt.report.findings.map(\.line) == [1])
    #expect(misspelt.report.findings.first?.hint == "did you mean 'SiriKitHandlers'?")
  }

  @Test("ask the handlers that a configuration names")
  func handlers() throws {
    let definitions = try MigrationGroup.single("Home").definitions
    let named = ["SetLight", "ToggleDevice", "SetClimate"].map { "\($0)Intent: 'Hub'" }.joined(separator: ", ")
    let result = Self.compiler.compile(definitions, configuration: configuration("handlers: { \(named) }"))
    #expect(result.report.rendered(as: .line).isEmpty)
    let text = String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
    #expect(text.contains("case is SetLightIntent:\n            return Hub()"))
    let unknown = Self.compiler.compile(definitions, configuration: configuration("handlers: { SetLght: 'Hub' }"))
    #expect(unknown.files.isEmpty)
    #expect(unknown.report.rendered(as: .line).contains("no intent that is migrated has the class 'SetLght'"))
  }

  @Test("have their texts in the tables of the definitions", arguments: ["Orders", "Home", "SkyWidgets", "Travel"])
  func tables(name: String) throws {
    let group = try MigrationGroup.single(name)
    let sample = try #require(try SampleDefinition.samples(named: [name]).first)
    let result = Self.compiler.compile(group.definitions)
    let text = String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
    let folder = sample.url.deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let table = try String(contentsOf: root.appending(path: "de.lproj/\(name).strings"), encoding: .utf8)
    let pattern =
      #/LocalizedStringResource\(\s*"(?<id>[^"]+)",\s*defaultValue: "(?<text>(?:[^"\\]|\\.)*)",\s*table: "(?<table>[^"]+)"\s*\)/#
    let keys = text.matches(of: pattern)
    try #require(keys.count > 10)
    #expect(keys.allSatisfy { $0.table == name })
    // A value would stand there as the definition writes it.
    #expect(!keys.contains { $0.text.contains(#"\("#) })
    let translated = keys.count { table.contains("\"\($0.id)\" = ") }
    #expect(translated * 10 >= keys.count * 9, "\(translated) of \(keys.count)")
    // A text with values has what the definition names, under those names.
    let texts = text.matches(
      of:
        #/
        DefinitionText\.filled\(\s*"(?<id>[^"]+)",\s*"(?<text>(?:[^"\\]|\\.)*)",
        \s*table:\s"(?<table>[^"]+)",\s*values:\s\[(?<values>[^\n]+)\]
        /#
    )
    #expect(!texts.isEmpty)
    for match in texts {
      #expect(match.table == name && table.contains("\"\(match.id)\" = "))
      for token in match.text.matches(of: #/\$\{(?<name>[^}]+)\}/#) {
        #expect(match.values.contains("\"\(token.name)\": "), "\(match.text)")
      }
    }
  }
}

extension GeneratedFile {
  /// The text between two lines, without blanks and line breaks, which files may put elsewhere.
  fileprivate func section(from start: String, to end: String) throws -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0 == start })
    let last = try #require(lines[first...].firstIndex { $0 == end })
    return lines[first..<last].joined().filter { !$0.isWhitespace }
  }
}
