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

  /// The files that an extension with widgets and controls needs, by name.
  let widgetFiles: Set<String>

  /// Whether the project's own code goes on with work in the app.
  let continuesInApp: Bool

  /// What is marked in the files of a declaration, and no remark is about.
  func tasks(of declaration: ReportedDeclaration) -> [WrittenTask] {
    let own = Set(declaration.files)
    return furtherTasks.filter { own.contains($0.file) }
  }

  /// What is marked in files that are no declaration's own, and no remark is about.
  var sharedTasks: [WrittenTask] {
    let owned = Set(migration.declarations.flatMap(\.files))
    return furtherTasks.filter { !owned.contains($0.file) }
  }

  /// What is marked, and no remark is about.
  var furtherTasks: [WrittenTask] {
    let marks = migration.allRemarks.compactMap(\.mark)
    return tasks.filter { task in !marks.contains { task.isMeant(by: $0) } }
  }

  /// What a remark is about, in the code.
  func tasks(of remark: MigrationRemark) -> [WrittenTask] {
    remark.mark.map { mark in tasks.filter { $0.isMeant(by: mark) } } ?? []
  }

  /// All places that are named beside those of the definitions.
  var locations: [SourceLocation] {
    (code?.uses.map(\.location) ?? []) + tasks.map(\.location) + keys.map(\.location)
  }
}
