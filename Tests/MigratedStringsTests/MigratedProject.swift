import AppIntentsBackend
import SourceDiagnostics

@testable import IntentCompiler

/// A published definition that can be read, with what it becomes.
struct MigratedProject: Sendable, CustomStringConvertible {
  let project: CorpusProject
  let migration: TranslatedMigration

  var description: String { project.description }

  /// All of them, in their order; with the options that several tests have they are migrated once for all of these.
  static func all(_ options: MigrationOptions = MigrationOptions()) -> [MigratedProject] {
    if options == MigrationOptions() { return modern }
    if options == MigrationOptions(form: .compatible) { return compatible }
    return migrated(options)
  }

  private static let modern = migrated(MigrationOptions())
  private static let compatible = migrated(MigrationOptions(form: .compatible))

  /// On all cores, since other tests wait for it.
  private static func migrated(_ options: MigrationOptions) -> [MigratedProject] {
    Parallel.map(CorpusProject.all) { project in
      var diagnostics = DiagnosticEngine()
      let migration = Compiler().translatedMigration(
        of: [project.definition], in: project.files, options: options, diagnostics: &diagnostics)
      return migration.map { MigratedProject(project: project, migration: $0) }
    }.compactMap(\.self)
  }
}
