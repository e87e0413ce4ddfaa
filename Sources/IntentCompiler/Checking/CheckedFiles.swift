package import SourceDiagnostics

/// The files that a check looks at, told apart by their names.
package struct CheckedFiles: Sendable {
  private var byKind: [CheckedFileKind: [SourceFile]] = [:]

  /// The files with App Intents, sorted by path; some may be among those of the project too.
  let appIntents: [SourceFile]

  /// The tables of the phrases of App Intents, sorted by path.
  let phraseTables: [SourceFile]

  /// The records of migrations, sorted by path.
  let migrationRecords: [SourceFile]

  /// Whether there are definitions that are not among the files.
  let lacksDefinitions: Bool

  /// The files, sorted by path, so that findings do not depend on the order in which they were given.
  ///
  /// Files that no rule has a use for are left out.
  ///
  /// - Parameters:
  ///   - files: the files in any order.
  ///   - migrated: files with App Intents, tables of their phrases, and records of migrations, in any order.
  ///   - lacksDefinitions: whether there are definitions that are not among them.
  package init(_ files: [SourceFile], migrated: [SourceFile] = [], lacksDefinitions: Bool = false) {
    self.lacksDefinitions = lacksDefinitions
    let sortedMigrated = Self.sorted(migrated)
    appIntents = sortedMigrated.filter { CheckedFileKind(path: $0.path) == .swiftSource }
    migrationRecords = sortedMigrated.filter { $0.name == MigrationLock.fileName }
    phraseTables = sortedMigrated.filter { CheckedFileKind(path: $0.path) == .table }
    for file in Self.sorted(files) {
      if let kind = CheckedFileKind(path: file.path) {
        byKind[kind, default: []].append(file)
      }
    }
  }

  private static func sorted(_ files: [SourceFile]) -> [SourceFile] {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The files of a kind, sorted by path.
  subscript(kind: CheckedFileKind) -> [SourceFile] { byKind[kind] ?? [] }

  /// The files of definitions and projects, sorted by kind and path.
  private var surroundings: [SourceFile] { CheckedFileKind.allCases.flatMap { self[$0] } }

  /// All files, each once, sorted by kind and path.
  var all: [SourceFile] {
    let paths = Set(surroundings.map(\.path))
    return surroundings + (appIntents + phraseTables + migrationRecords).filter { !paths.contains($0.path) }
  }

  /// The same files with other contents of some.
  func replacing(_ contents: [String: [UInt8]]) -> CheckedFiles {
    func replaced(_ files: [SourceFile]) -> [SourceFile] {
      files.map { file in contents[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file }
    }
    return CheckedFiles(
      replaced(surroundings), migrated: replaced(appIntents + phraseTables + migrationRecords),
      lacksDefinitions: lacksDefinitions)
  }

  /// What there is, in words, for example `3 definitions, 24 tables`.
  var description: String {
    let parts = CheckedFileKind.allCases.compactMap { kind in
      self[kind].isEmpty ? nil : kind.counted(self[kind].count)
    }
    let intents = appIntents.isEmpty ? [] : [appIntents.count.counted("App Intents source")]
    let tables = phraseTables.isEmpty ? [] : [phraseTables.count.counted("table of phrases", "tables of phrases")]
    return (parts + intents + tables).joined(separator: ", ")
  }
}
