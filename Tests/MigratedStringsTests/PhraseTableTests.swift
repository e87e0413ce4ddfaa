import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

@testable import AppIntentsBackend

@Suite("Tables of phrases")
struct PhraseTableTests {
  private func migration(_ folder: String, _ format: StringsOptions.Format) throws -> TranslatedMigration {
    let url = RepositoryLayout.definitions.appending(path: folder, directoryHint: .isDirectory)
    let files = try FileTree.paths(in: url).map { path in
      SourceFile(
        path: "\(folder)/\(path)",
        bytes: [UInt8](try Data(contentsOf: url.appending(path: path, directoryHint: .notDirectory))))
    }
    var diagnostics = DiagnosticEngine()
    return try #require(
      Compiler().translatedMigration(
        of: files.filter { $0.path.hasSuffix(".intentdefinition") }, in: files,
        options: MigrationOptions(target: .iOS17), strings: StringsOptions(format: format, target: .iOS17),
        diagnostics: &diagnostics))
  }

  private func faults(_ migration: TranslatedMigration, _ tables: [MigratedStringFile]) -> [String] {
    let code = CheckedCode(migration.files.map { ($0.name, $0.file) }, options: migration.module.options)
    return PhraseTableCheck(tables, for: code).faults.map(\.message)
  }

  private static let folders = ["Messaging", "Media", "Notes", "Orders", "Workouts"]

  @Test("have phrases of shortcuts only, each with the app's name", arguments: folders, StringsOptions.Format.allCases)
  func faultless(folder: String, format: StringsOptions.Format) throws {
    let migration = try migration(folder, format)
    #expect(faults(migration, migration.strings.files) == [])
  }

  @Test("are refused otherwise", arguments: StringsOptions.Format.allCases)
  func refused(format: StringsOptions.Format) throws {
    let migration = try migration("Orders", format)
    func faults(replacing original: String, with replacement: String) -> [String] {
      self.faults(
        migration,
        migration.strings.files.map { file in
          let text = String(decoding: file.bytes, as: UTF8.self).replacing(original, with: replacement)
          return MigratedStringFile(path: file.path, bytes: [UInt8](text.utf8))
        })
    }
    #expect(
      faults(replacing: "Übliche mit ${applicationName}", with: "Übliche")
        == ["'Bestelle das Übliche' has the app's name 0 times"])
    #expect(
      faults(replacing: "Übliche mit", with: "${drink} mit")
        == ["'Bestelle das ${drink} mit ${applicationName}' has the parameter 'drink'"])
    #expect(faults(replacing: "Order my usual", with: "Order something").contains("no shortcut has the phrase"))
  }
}
