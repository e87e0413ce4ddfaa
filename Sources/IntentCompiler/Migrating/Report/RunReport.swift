internal import AppIntentsBackend
internal import LegacySources
internal import SourceDiagnostics

/// What a run has to tell: what became of the definitions, and what it saw around them.
struct RunReport {
  /// What became of the definitions.
  let migration: MigrationReport

  /// What hand-written code has to be changed; nil where none was searched.
  let code: LegacyReport?

  /// What is marked in the migrated code for people to write.
  let tasks: [WrittenTask]

  /// The keys of the project's Info.plist files that are about intents.
  let keys: [FoundKey]

  /// What is marked in the files of a declaration, and in shared ones where its class is named.
  func tasks(of declaration: ReportedDeclaration) -> [WrittenTask] {
    let shared = sharedTasks.filter { $0.text.contains("'\(declaration.className)'") }
    return tasks.filter { declaration.files.contains($0.file) } + shared
  }

  /// What is marked in files that are no declaration's own.
  var sharedTasks: [WrittenTask] {
    let owned = Set(migration.declarations.flatMap(\.files))
    return tasks.filter { !owned.contains($0.file) }
  }

  /// All places that are named beside those of the definitions.
  var locations: [SourceLocation] {
    (code?.uses.map(\.location) ?? []) + tasks.map(\.location) + keys.map(\.location)
  }
}
