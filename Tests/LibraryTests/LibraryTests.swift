import Foundation
import IntentCompiler
import Testing

/// What another package can do with the library: this target sees no more than one.
@Suite("The library, in memory")
struct LibraryTests {
  private let definition: DefinitionSource
  private let german = DefinitionSource(
    path: "App/de.lproj/Tea.strings", text: #""TeaTi1" = "Tee kochen"; "TeaKd1" = "Teesorte";"#)

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let file = root.appending(path: "Examples/Make/Tea.intentdefinition")
    definition = DefinitionSource(path: "App/Tea.intentdefinition", bytes: [UInt8](try Data(contentsOf: file)))
  }

  @Test("compiles a definition")
  func compiling() throws {
    var options = CompilerOptions()
    options.access = .internal
    options.layout = .single
    let result = Compiler(options: options).compile([definition])
    let file = try #require(result.files.first)
    #expect(file.name == "Tea.intentdefinition.swift")
    #expect(file.text.contains("class BrewTeaIntent: INIntent"))
    #expect(!result.report.hasErrors)
  }

  @Test("tells what is wrong, and where")
  func findings() throws {
    let broken = DefinitionSource(
      path: "Tea.intentdefinition",
      text: String(decoding: definition.bytes, as: UTF8.self).replacing(
        "<integer>1</integer>", with: "<integer>one</integer>"))
    let result = Compiler().compile([broken])
    #expect(result.files.isEmpty)
    let finding = try #require(result.report.findings.first { $0.severity == .error })
    #expect(finding.path == "Tea.intentdefinition" && finding.line != nil && finding.column != nil)
    #expect(Compiler.ruleSlugs.contains(finding.id))
  }

  @Test("does what its tutorial says")
  func tutorial() throws {
    let tool = DefinitionTool(bytes: definition.bytes, german: String(decoding: german.bytes, as: UTF8.self))
    let (classes, log) = tool.classes()
    #expect(classes.map(\.name) == ["Tea.intentdefinition.swift"] && log.isEmpty)
    #expect(tool.untranslatedTexts().contains { $0.path == german.path })
    #expect(tool.actions().contains { $0.name == "Localizable.xcstrings" && $0.text.contains("Tee kochen") })
  }

  @Test("checks a definition with its translations")
  func checking() {
    let configuration = DefinitionSource(
      path: "App/intentc.json", text: "{ check: { strict: true, rules: { 'untranslated-text': 'warning' } } }")
    let report = Compiler().check([definition, german], configuration: configuration)
    #expect(report.hasErrors)
    #expect(report.findings.contains { $0.id == "untranslated-text" && $0.path == german.path })
    let silenced = DefinitionSource(path: "App/intentc.json", text: "{ check: { exclude: ['*.strings'] } }")
    #expect(
      !Compiler().check([definition, german], configuration: silenced).findings.contains { $0.path == german.path })
    let misspelt = DefinitionSource(path: "App/intentc.json", text: "{ check: { strct: true } }")
    #expect(Compiler().check([definition], configuration: misspelt).findings.map(\.id) == ["invalid-configuration"])
  }

  @Test("migrates a definition with its translations")
  func migrating() throws {
    let options = MigrateOptions(target: MigrationTarget("iOS17.0"))
    let result = Compiler().migration(of: [definition], in: [german], options: options)
    #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
    let action = try #require(result.files.first { $0.name == "BrewTea.swift" })
    #expect(action.text.contains("struct BrewTea: AppIntent, CustomIntentMigratedAppIntent"))
    let table = try #require(result.files.first { $0.name == "Localizable.xcstrings" })
    #expect(table.text.contains("Tee kochen"))
    // Without what lies around there is nothing to translate with.
    #expect(!Compiler().migration(of: [definition], options: options).files.contains { $0.name.hasSuffix("xcstrings") })
  }

  @Test("generates App Intents as a build does")
  func building() throws {
    let configuration = DefinitionSource(
      path: "App/intentc.json", text: "{ migrate: { handlers: { BrewTeaIntent: 'TeaHandler' } } }")
    let compiler = Compiler(options: CompilerOptions(access: .internal, flavor: .appIntents))
    let result = compiler.compile([definition], configuration: configuration)
    let file = try #require(result.files.first)
    #expect(result.files.count == 1 && file.text.contains("return TeaHandler()"))
  }
}
