import AppIntentsBackend
import Foundation
import IntentCompiler
import Localization
import SourceDiagnostics
import TestSupport
import Testing

/// Holds the keys of the tables to what stands in the code, by reading both as text.
@Suite("Keys of tables and literals of code", .enabled(if: Corpus.isAvailable))
struct EmittedKeyTests {
  private static let variations: [MigrationOptions] = [
    MigrationOptions(), MigrationOptions(target: .iOS18, writesPredictions: true, writesDialogs: true),
    MigrationOptions(target: .iOS26), MigrationOptions(form: .compatible), MigrationOptions(stringKeys: .ids),
    MigrationOptions(form: .compatible, stringKeys: .ids),
  ]

  /// What stands in front of a literal that the system translates.
  private static let translatedContexts = [
    "title: ", "name: ", "shortTitle: ", "subtitle: ", "categoryName: ", "requestValueDialog: ",
    "requestDisambiguationDialog: ", "dialog: ", "true: ", "false: ", "full: ", "supporting: ", "localized: ",
    "message: ", "defaultValue: ", "IntentDescription(", "Summary(", "needsValueError(", "LocalizedStringResource = ",
  ]

  @Test(arguments: variations.indices)
  func `are the same`(variation: Int) throws {
    var keyCount = 0
    var literalCount = 0
    for project in CorpusProject.all {
      var diagnostics = DiagnosticEngine()
      let migration = Compiler().translatedMigration(
        of: [project.definition], in: project.files, options: Self.variations[variation], diagnostics: &diagnostics)
      guard let migration else { continue }
      let literals = migration.files.flatMap {
        EmittedLiteral.literals(in: String(decoding: $0.render(), as: UTF8.self))
      }
      let texts = Set(literals.map(\.text))
      var keys: Set<String> = []
      for file in migration.strings.files {
        for (key, values) in try content(of: file) {
          // A text with its ID as key stands beside the ID.
          #expect(texts.contains(EmittedLiteral.text(ofKey: key)), "\(project): '\(key)' is not in the code")
          keys.insert(EmittedLiteral.text(ofKey: key))
          keys.formUnion(values.map { EmittedLiteral.text(ofKey: $0) })
          keyCount += 1
        }
      }
      for literal in literals where Self.translatedContexts.contains(where: literal.context.hasSuffix) {
        let words = literal.text.replacing(String(EmittedLiteral.hole), with: "")
        guard words.contains(where: \.isLetter) else { continue }
        #expect(keys.contains(literal.text), "\(project): '\(literal.text)' is in no table")
        literalCount += 1
      }
    }
    #expect(keyCount > 1500 && literalCount > 2000)
  }

  /// The keys of a catalogue, each with the text that it has in the language of the code.
  private func content(of file: MigratedStringFile) throws -> [(key: String, values: [String])] {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    let source = try #require(root["sourceLanguage"] as? String)
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    return strings.map { key, entry in
      let localizations = entry["localizations"] as? [String: [String: [String: Any]]]
      let unit = localizations?[source]?["stringUnit"]?["value"] as? String
      let value = unit?.replacing(/%\d+\$/, with: "%")
      return (key, entry["extractionState"] == nil ? [] : [value].compactMap(\.self))
    }
  }
}
