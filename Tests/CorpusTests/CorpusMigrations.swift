import IntentCompiler
import TestSupport
import Testing

/// What published definitions become.
enum CorpusMigrations {
  private struct Key: Hashable {
    let definition: CorpusDefinition
    let form: MigrateOptions.Form
    let target: String
  }

  private static let results = Memo<Key, CompilationResult>()

  /// What a definition becomes, made once for all tests that look at it.
  static func shared(
    _ definition: CorpusDefinition, _ form: MigrateOptions.Form, _ target: String
  ) throws -> CompilationResult {
    try results.value(for: Key(definition: definition, form: form, target: target)) {
      try fresh(definition, form, target)
    }
  }

  /// What a definition becomes, made anew.
  static func fresh(
    _ definition: CorpusDefinition, _ form: MigrateOptions.Form, _ target: String
  ) throws -> CompilationResult {
    let source = DefinitionSource(path: definition.path, bytes: [UInt8](try definition.contents()))
    let system: MigrationTarget = try #require(MigrationTarget(target))
    let options = MigrateOptions(form: form, target: system)
    return Compiler().migration(of: [source], options: options)
  }
}
