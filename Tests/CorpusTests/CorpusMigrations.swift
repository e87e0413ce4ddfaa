import IntentCompiler
import Synchronization
import TestSupport
import Testing

/// What published definitions become.
enum CorpusMigrations {
  private struct Key: Hashable {
    let definition: CorpusDefinition
    let form: MigrateOptions.Form
    let target: String
  }

  private static let results = Mutex<[Key: CompilationResult]>([:])

  /// What a definition becomes, made once for all tests that look at it.
  static func shared(
    _ definition: CorpusDefinition, _ form: MigrateOptions.Form, _ target: String
  ) throws -> CompilationResult {
    let key = Key(definition: definition, form: form, target: target)
    if let result = results.withLock({ $0[key] }) { return result }
    let result = try fresh(definition, form, target)
    results.withLock { $0[key] = result }
    return result
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
