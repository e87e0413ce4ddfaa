import IntentSemantics
import Localization
import SourceDiagnostics

@testable import AppIntentsBackend
@testable import IntentCompiler

/// A published definition that has translations, with all texts that the code could have.
struct TranslatedProject: Sendable, CustomStringConvertible {
  /// What becomes of the translations.
  struct Tables: Sendable {
    let strings: MigratedStrings?
    let diagnostics: [Diagnostic]
  }

  let project: CorpusProject

  /// The texts, with keys of their own where they need them.
  let texts: [MigratedText]

  let originals: [OriginalTexts]

  /// The tables as catalogues.
  let catalogues: Tables

  var description: String { project.description }

  /// All of them, in their order.
  static let all: [TranslatedProject] = Parallel.map(
    MigratedProject.all().filter { !$0.migration.originals[0].translations.isEmpty }, TranslatedProject.init)

  private init(_ migrated: MigratedProject) {
    project = migrated.project
    originals = migrated.migration.originals
    let program = migrated.migration.module.programs[0]
    let texts = AllTexts(program).record.texts
    let options = MigrationOptions().keying(TranslationCarrying(texts: texts, originals: originals).keyPlan)
    self.texts = options == MigrationOptions() ? texts : AllTexts(program, options: options).record.texts
    catalogues = Self.tables(self.texts, originals, .catalogues)
  }

  /// The tables in a format, where some are there already.
  func tables(_ format: StringsOptions.Format, existing: [String: [UInt8]] = [:]) -> Tables {
    Self.tables(texts, originals, format, existing: existing)
  }

  private static func tables(
    _ texts: [MigratedText], _ originals: [OriginalTexts], _ format: StringsOptions.Format,
    existing: [String: [UInt8]] = [:]
  ) -> Tables {
    var diagnostics = DiagnosticEngine()
    let strings = MigratedStrings(
      texts: texts, originals: originals, options: StringsOptions(format: format),
      existing: { path in existing[path].map { SourceFile(path: path, bytes: $0) } }, diagnostics: &diagnostics)
    return Tables(strings: strings, diagnostics: diagnostics.diagnostics)
  }
}
