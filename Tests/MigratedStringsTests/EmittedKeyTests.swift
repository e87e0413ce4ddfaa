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
  static let translatedContexts = [
    "title: ", "name: ", "shortTitle: ", "subtitle: ", "categoryName: ", "requestValueDialog: ",
    "requestDisambiguationDialog: ", "dialog: ", "true: ", "false: ", "full: ", "supporting: ", "localized: ",
    "message: ", "IntentDescription(", "Summary(", "needsValueError(", "LocalizedStringResource = ",
  ]

  @Test(arguments: variations.indices)
  func `are the same`(variation: Int) throws {
    var keyCount = 0
    var literalCount = 0
    for project in MigratedProject.all(Self.variations[variation]) {
      let literals = project.migration.files.flatMap {
        EmittedLiteral.literals(in: String(decoding: $0.render(), as: UTF8.self))
      }
      let texts = Set(literals.map(\.text))
      var keys: Set<String> = []
      for file in project.migration.strings.files {
        for key in try self.keys(of: file) {
          #expect(texts.contains(EmittedLiteral.text(ofKey: key)), "\(project): '\(key)' is not in the code")
          keys.insert(EmittedLiteral.text(ofKey: key))
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
    #expect(keyCount > 1000)
    // Where a text has its ID as key, the code has another literal in its place.
    if case .texts = Self.variations[variation].stringKeys { #expect(literalCount > 1000) }
  }

  /// The keys of a catalogue.
  private func keys(of file: MigratedStringFile) throws -> [String] {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    return try #require(root["strings"] as? [String: Any]).keys.sorted()
  }
}
