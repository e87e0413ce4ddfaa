import Foundation
import IntentCompiler
import IntentSemantics
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@testable import AppIntentsBackend

@Suite("Tables of migrated published definitions", .enabled(if: Corpus.isAvailable))
struct CorpusStringsTests {
  /// Definitions that no program reads.
  private static let unreadableCount = 2

  @Test func `no translation is lost`() {
    var count = 0
    for project in MigratedProject.all() {
      let account = project.migration.strings.account
      #expect(account.faults.isEmpty, "\(project): \(account.faults.prefix(5))")
      count += account.fates.count
    }
    #expect(CorpusProject.all.count - MigratedProject.all().count == Self.unreadableCount)
    #expect(count > 14_000)
  }

  @Test func `every translation of a text that the code has is carried, in whatever format`() throws {
    var carriedCount = 0
    var toReviewCount = 0
    var reasons: [TranslationFate.Reason: Int] = [:]
    for project in TranslatedProject.all {
      for format in StringsOptions.Format.allCases {
        let strings = try strings(format == .catalogues ? project.catalogues : project.tables(format))
        #expect(strings.account.faults.isEmpty, "\(project): \(strings.account.faults.prefix(5))")
        let files = Dictionary(uniqueKeysWithValues: strings.files.map { ($0.path, $0.bytes) })
        #expect(try self.strings(project.tables(format, existing: files)) == strings, "\(project)")
        guard format == .catalogues else { continue }
        for row in strings.account.rows {
          carriedCount += row.carried
          toReviewCount += row.toReview
          reasons.merge(row.leftOut, uniquingKeysWith: +)
        }
      }
    }
    #expect(carriedCount > 11_800 && toReviewCount < 20)
    #expect(reasons[.composite] == 1726 && reasons[.stale] == 156)
    // Names of parameters that are no parameters, all of them noticed by hand.
    #expect(reasons[.strayTokens] == 20)
    // Texts of system intents, defaults, and sentences that another one replaces.
    #expect(reasons[.notWritten, default: 0] < 500)
    #expect(Set(reasons.keys) == [.composite, .stale, .strayTokens, .notWritten, .overridden])
  }

  @Test(.enabled(if: ProcessRunner.program(named: "python3") != nil))
  func `another program finds as many translations in the catalogues`() throws {
    let python = try #require(ProcessRunner.program(named: "python3"))
    try TemporaryDirectory.withDirectory { folder in
      var expected = 0
      for (number, project) in TranslatedProject.all.enumerated() {
        let strings = try strings(project.catalogues)
        for (index, file) in strings.files.enumerated() {
          _ = try folder.write(Data(file.bytes), to: "\(number)-\(index).json")
        }
        var places: Set<String> = []
        for fate in strings.account.fates {
          guard case .carried(let list, _) = fate.outcome else { continue }
          for place in list where place.text != nil {
            places.insert("\(fate.translation.language.identifier) \(place.key.table) \(place.key.key)")
          }
        }
        expected += places.count
      }
      let script = """
        import glob, json, sys
        count = 0
        def states(value):
            if isinstance(value, dict):
                for key, inner in value.items():
                    if key == "state": yield inner
                    else: yield from states(inner)
        for path in glob.glob(sys.argv[1] + "/*.json"):
            for entry in json.load(open(path, encoding="utf-8"))["strings"].values():
                for language in entry.get("localizations", {}).values():
                    if any(state != "new" for state in states(language)): count += 1
        print(count)
        """
      let outcome = try ProcessRunner(program: python).run(["-c", script, folder.url.path])
      #expect(outcome.status == 0)
      #expect(Int(outcome.output.split(separator: "\n").first ?? "") == expected)
      #expect(expected > 9_000)
    }
  }

  private func strings(_ tables: TranslatedProject.Tables) throws -> MigratedStrings {
    #expect(tables.diagnostics.isEmpty)
    return try #require(tables.strings)
  }
}
