import Foundation
import IntentCompiler
import IntentModel
import IntentRules
import Localization
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

/// Counts of translations that were made by hand.
@Suite("Coverage of translations") struct CoverageTests {
  private struct Tables {
    var languages: [CheckedLanguage] = []

    mutating func add(_ text: String, language: String, path: String, isDevelopmentLanguage: Bool = false) {
      var diagnostics = DiagnosticEngine()
      let tables = StringTableReader().read(
        SourceFile(path: path, bytes: Array(text.utf8)), language: language, diagnostics: &diagnostics)
      #expect(!diagnostics.hasErrors)
      languages.append(
        CheckedLanguage(name: language, tables: tables, isDevelopmentLanguage: isDevelopmentLanguage))
    }
  }

  private func definition(_ bytes: [UInt8]) throws -> CheckedDefinition {
    var diagnostics = DiagnosticEngine()
    let source = SourceFile(path: "Base.lproj/Test.intentdefinition", bytes: bytes)
    let tree = try #require(PropertyListReader().read(source, diagnostics: &diagnostics))
    let document = try #require(
      DefinitionDocument.decode(
        tree, options: DocumentOptions(keepsFaultyDocuments: true), diagnostics: &diagnostics))
    return CheckedDefinition(document: document, program: nil)
  }

  /// The counts of a language as `present/total` with `!n` for placeholders, by group.
  private func counts(_ coverage: TranslationCoverage, _ name: String) throws -> [String: String] {
    let language = try #require(coverage.languages.first { $0.name == name })
    return Dictionary(
      uniqueKeysWithValues: language.counts.map { group, count in
        (
          group.rawValue,
          "\(count.present)/\(count.total)" + (count.mismatched > 0 ? " !\(count.mismatched)" : "")
        )
      })
  }

  @Test("Every group and every language of a small definition")
  func sample() throws {
    var tables = Tables()
    tables.add(
      #"""
      "title" = "Suppe bestellen";
      "order-summary" = "${soup} bestellen";
      "choose" = "Es gibt ${cuont} Suppen.";
      "shared" = "Soll ${soup} warm sein?";
      "size-large" = "";
      "yes" = "warm";
      "confirm-yes" = "warm?";
      "about" = "Bestellt eine Suppe";
      "gone" = "weg";
      "gone-yes" = "weg";
      """#, language: "de", path: "de.lproj/Test.strings")
    tables.add(
      #""title" = "Get Soup"; "choose" = "${sop}"; "gone" = "gone";"#, language: "en", path: "en.lproj/Test.strings",
      isDevelopmentLanguage: true)
    tables.languages.append(CheckedLanguage(name: "it", tables: [], isDevelopmentLanguage: false))
    let coverage = CheckedLocalization(
      definition: try definition(Array(TranslatedSample.definition.utf8)), languages: tables.languages,
      developmentLanguage: "en", projectLanguages: ["Base", "en", "de", "fr", "IT"]
    ).coverage
    #expect(coverage.path == "Base.lproj/Test.intentdefinition")
    #expect(coverage.languages.map(\.name) == ["de", "en", "fr", "it"])
    #expect(coverage.languages.map(\.hasTable) == [true, true, false, false])
    #expect(coverage.languages.map(\.isDevelopmentLanguage) == [false, true, false, false])
    #expect(coverage.languages.map(\.staleCount) == [2, 1, 0, 0])
    // No descriptions: there is an ID only. The options are the words and the name of the type.
    #expect(
      try counts(coverage, "de") == [
        "titles": "1/1", "summaries": "1/1 !1", "options": "1/3", "dialogs": "2/3 !2", "responses": "1/1",
        "enum cases": "0/1",
      ])
    #expect(
      try counts(coverage, "en") == [
        "titles": "1/1", "summaries": "1/1", "options": "3/3", "dialogs": "3/3 !1", "responses": "1/1",
        "enum cases": "1/1",
      ])
    for name in ["fr", "it"] {
      #expect(
        try counts(coverage, name) == [
          "titles": "0/1", "summaries": "0/1", "options": "0/3", "dialogs": "0/3", "responses": "0/1",
          "enum cases": "0/1",
        ])
    }
  }

  @Test("A language without a table is that of the definition, or lacks everything")
  func projectLanguages() throws {
    let coverage = CheckedLocalization(
      definition: try definition(Array(TranslatedSample.definition.utf8)), languages: [], developmentLanguage: "de",
      projectLanguages: ["de", "fr"]
    ).coverage
    #expect(coverage.languages.map(\.isDevelopmentLanguage) == [true, false])
    #expect(try counts(coverage, "de")["dialogs"] == "3/3")
    #expect(try counts(coverage, "fr")["dialogs"] == "0/3")
  }

  @Test("The orders of the samples, which lack nothing, and then some entries")
  func orders() throws {
    let sample = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let folder = RepositoryLayout.definitions.appending(path: "Orders", directoryHint: .isDirectory)
    let table = try String(
      contentsOf: folder.appending(path: "de.lproj/Orders.strings", directoryHint: .notDirectory), encoding: .utf8)
    func coverage(_ text: String) throws -> TranslationCoverage {
      var tables = Tables()
      tables.add(text, language: "de", path: "de.lproj/Test.strings")
      return CheckedLocalization(
        definition: try definition([UInt8](try sample.contents())), languages: tables.languages
      ).coverage
    }
    let complete = [
      "titles": "5/5", "descriptions": "5/5", "summaries": "16/16", "options": "52/52", "dialogs": "25/25",
      "enum cases": "25/25", "responses": "16/16", "phrases": "2/2",
    ]
    #expect(try counts(try coverage(table), "de") == complete)
    // The name and the first two values of an enumeration.
    var text = table
    for line in table.split(separator: "\n").filter({ $0.hasPrefix("\"") }).prefix(3) {
      text = text.replacing(line, with: "")
    }
    let reduced = try coverage(text)
    #expect(try counts(reduced, "de") == complete.merging(["enum cases": "22/25"]) { $1 })
    #expect(reduced.languages.map(\.staleCount) == [0])
  }
}
