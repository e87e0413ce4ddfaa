import IntentCompiler
import IntentSemantics
import SourceDiagnostics
import TestSupport
import Testing

@testable import AppIntentsBackend

/// Holds what is counted against what is said: the counts come from the texts of the code, the remarks from those who make it.
@Suite("The report of a migrated published definition", .enabled(if: Corpus.isAvailable))
struct SilentLossTests {
  /// What may be said where something of a kind is missing.
  private static let subjects: [ReportedKind: Set<String>] = [
    .descriptions: ["INIntentDescription"], .dialogs: ["INIntentParameterPromptDialogs"],
    .names: ["INEnumValueDisplayName"],
    .pronunciations: ["INEnumValuePronunciationHint"], .reasons: ["INIntentParameterUnsupportedReasons"],
    .responseCodes: ["INIntentResponse", "INIntentResponseCodeConciseFormatString"],
    .responses: ["INIntentResponse", "INIntentResponseCodeConciseFormatString"],
    .suggestions: ["INIntentParameterCombinations"], .summaries: ["INIntentManagedParameterCombinations"],
    .synonyms: ["INEnumValueSynonyms"],
    .words: ["INIntentParameterMetadataTrueDisplayName", "INIntentParameterMetadataFalseDisplayName"],
  ]

  private static let variations = [
    MigrationOptions(), MigrationOptions(target: .iOS26, writesPredictions: true, writesDialogs: true),
    MigrationOptions(form: .compatible),
  ]

  @Test("is silent about nothing that is missing", arguments: variations.indices)
  func losses(variation: Int) throws {
    var missingCount = 0
    for project in MigratedProject.all(Self.variations[variation]) {
      let migration = project.migration
      let report = MigrationReport(of: migration, hasTables: true, directory: "out", files: [])
      let phrases = Set(report.shortcutRemarks.map(\.element))
      for declaration in report.declarations {
        let said = Set(declaration.remarks.map(\.subject))
        for count in declaration.counts where count.carried < count.existing {
          missingCount += 1
          let isSaid =
            count.kind == .phrases
            ? phrases.contains(declaration.name) : !said.isDisjoint(with: Self.subjects[count.kind] ?? [])
          #expect(isSaid, "\(project) \(declaration.name): \(count)")
        }
        #expect(declaration.counts.allSatisfy { $0.carried <= $0.existing })
      }
      #expect(report.declarations(.intent).count == migration.module.programs.reduce(0) { $0 + $1.intents.count })
      let remarks =
        migration.module.remarks + migration.files.flatMap(\.record.remarks) + migration.remarks
        + migration.strings.remarks + migration.strings.ownKeyRemarks
      #expect(report.allRemarks.count == remarks.count, "\(project)")
    }
    #expect(missingCount > 40)
  }
}
