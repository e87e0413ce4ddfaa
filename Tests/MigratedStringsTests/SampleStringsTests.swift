import AppIntentsBackend
import Foundation
import IntentCompiler
import Localization
import SourceDiagnostics
import TestSupport
import Testing

/// Migrates the definitions of `Definitions` with all that lies around them.
@Suite("Tables of migrated samples")
struct SampleStringsTests {
  /// The files of a sample's folder.
  private func files(_ folder: String) throws -> [SourceFile] {
    let url = RepositoryLayout.definitions.appending(path: folder, directoryHint: .isDirectory)
    return try FileTree.paths(in: url).map { path in
      let data = try Data(contentsOf: url.appending(path: path, directoryHint: .notDirectory))
      return SourceFile(path: "\(folder)/\(path)", bytes: [UInt8](data))
    }
  }

  private func migration(
    _ folder: String, options: MigrationOptions = MigrationOptions(), strings: StringsOptions = StringsOptions(),
    shortcuts: ShortcutsConfiguration = ShortcutsConfiguration()
  ) throws -> TranslatedMigration {
    let files = try files(folder)
    var diagnostics = DiagnosticEngine()
    let migration = Compiler().translatedMigration(
      of: files.filter { $0.path.hasSuffix(".intentdefinition") }, in: files, options: options, strings: strings,
      shortcuts: shortcuts, diagnostics: &diagnostics)
    #expect(
      !diagnostics.hasErrors, "\(folder): \(diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message))")
    return try #require(migration)
  }

  private func text(_ path: String, of migration: TranslatedMigration) throws -> String {
    let file = try #require(migration.strings.files.first { $0.path == path }, "\(migration.strings.files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static let folders = Set(SampleDefinition.valid.map { String($0.path.split(separator: "/")[1]) }).sorted()

  @Test(arguments: folders)
  func `lose no translation`(folder: String) throws {
    for form in [MigrationForm.modern, .compatible] {
      for format in StringsOptions.Format.allCases {
        for keys in [MigrationOptions.StringKeys.texts(exceptIDs: []), .ids] {
          let migration = try migration(
            folder, options: MigrationOptions(form: form, target: .iOS18, stringKeys: keys),
            strings: StringsOptions(format: format, target: .iOS18))
          #expect(migration.strings.account.faults.isEmpty, "\(migration.strings.account.faults)")
        }
      }
    }
  }

  @Test func `have plural rules for what the code counts`() throws {
    let migration = try migration("Orders", options: MigrationOptions(form: .compatible))
    let text = try text("Localizable.xcstrings", of: migration)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    let key = try #require(strings.keys.first { $0.contains("%lld") && $0.contains("called") }, "\(strings.keys)")
    let german = (strings[key]?["localizations"] as? [String: [String: Any]])?["de"]
    let unit = german?["stringUnit"] as? [String: String]
    #expect(unit == ["state": "translated", "value": "Es gibt %#@count@ mit dem Namen „%2$@“."])
    let part = (german?["substitutions"] as? [String: [String: Any]])?["count"]
    #expect(part?["argNum"] as? Int == 1 && part?["formatSpecifier"] as? String == "lld")
  }

  @Test(arguments: ["Orders", "Home", "Travel"])
  func `have the words of the texts that a build looks up by them`(folder: String) throws {
    let files = try files(folder).map { DefinitionSource(path: $0.path, bytes: $0.bytes) }
    let definitions = files.filter { $0.path.hasSuffix(".intentdefinition") }
    let configuration = DefinitionSource(
      path: "intentc.json", text: "{ migrate: { target: 'iOS17.0', perform: 'bridge' } }")
    let build = Compiler(options: CompilerOptions(access: .internal, flavor: .appIntents))
      .compile(definitions, configuration: configuration)
    let tables = Compiler().migration(of: definitions, in: files, configuration: configuration).files
      .filter { $0.name == "Localizable.xcstrings" }
    let table = try #require(tables.first)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(table.bytes)) as? [String: Any])
    let keys = Set(try #require(root["strings"] as? [String: Any]).keys.map(EmittedLiteral.text))
    var count = 0
    for literal in build.files.flatMap({ EmittedLiteral.literals(in: $0.text) })
    where EmittedKeyTests.translatedContexts.contains(where: literal.context.hasSuffix)
      && (literal.text.contains(EmittedLiteral.hole) || literal.text.contains("${"))
    {
      guard literal.text.contains(where: \.isLetter) else { continue }
      #expect(keys.contains(literal.text), "\(literal.context)\(literal.text)")
      count += 1
    }
    #expect(count > 3)
    // They are told, since the tables of the definition do not have them.
    let notes = build.report.findings.filter { $0.severity == .note && $0.message.contains("do not translate") }
    #expect(notes.count == definitions.count, "\(notes)")
  }

  // MARK: Phrases

  @Test func `have the phrases of an App Shortcut under the first of them`() throws {
    let migration = try migration(
      "Orders", options: MigrationOptions(target: .iOS17), strings: StringsOptions(target: .iOS17))
    let catalogue = try text("AppShortcuts.xcstrings", of: migration)
    #expect(
      catalogue == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Order my usual with ${applicationName}" : {
              "comment" : "OrderCoffee: what people say to Siri to start the action\\nkeep ${applicationName}",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringSet" : {
                    "state" : "translated",
                    "values" : [
                      "Bestelle das Übliche mit ${applicationName}",
                      "Hol einen Kaffee von ${applicationName}"
                    ]
                  }
                },
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Order my usual with ${applicationName}",
                      "Get a coffee from ${applicationName}"
                    ]
                  }
                },
                "fr" : {
                  "stringSet" : {
                    "state" : "translated",
                    "values" : [
                      "Commande comme d’habitude avec ${applicationName}",
                      "Prends un café chez ${applicationName}"
                    ]
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func `have a line for each phrase below iOS 17`() throws {
    let migration = try migration("Orders")
    let text = try text("de.lproj/AppShortcuts.strings", of: migration)
    #expect(text.contains("\"Get a coffee from ${applicationName}\" = \"Hol einen Kaffee von ${applicationName}\";"))
    #expect(migration.files.map(\.name).contains("AppShortcuts.swift"))
  }

  @Test func `name what there is in place of system intents and their phrases`() throws {
    let migration = try migration("Messaging")
    let remarks = migration.remarks.map { "\($0.element) \($0.subject) '\($0.quote ?? "")' \($0.reason)" }
    #expect(remarks.contains { $0.contains("the system intent 'INSendMessageIntent'") && $0.contains(".messages.") })
    #expect(remarks.contains { $0.contains("de ") && $0.contains("Siri needs no phrases") })
  }
}
