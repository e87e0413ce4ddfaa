import AppIntentsBackend
import Foundation
import IntentCompiler
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Tables of migrated published definitions", .enabled(if: Corpus.isAvailable))
struct CorpusStringsTests {
  /// Definitions that no program reads.
  private static let unreadableCount = 2

  @Test func `no translation is lost`() throws {
    var count = 0
    var failureCount = 0
    for project in CorpusProject.all {
      var diagnostics = DiagnosticEngine()
      let migration = Compiler().translatedMigration(
        of: [project.definition], in: project.files, diagnostics: &diagnostics)
      guard let migration else {
        failureCount += 1
        continue
      }
      let account = migration.strings.account
      #expect(account.faults.isEmpty, "\(project): \(account.faults.prefix(5))")
      count += account.fates.count
    }
    #expect(failureCount == Self.unreadableCount)
    #expect(count > 14_000)
  }
}
