/// Where a file of a migration is: in which folder, by what that is for, and under which name.
struct MigrationPlace: Sendable, Hashable {
  /// The folders of a run.
  enum Folder: String, Sendable {
    /// The output folder: code for the app, tables and the record.
    case code
    /// The folder of the tests.
    case tests
  }

  /// The folder.
  let folder: Folder

  /// The name in the folder.
  let name: String
}

extension MigrateRequest {
  /// The path of a file of the run; tests that nobody asks for have none but their name.
  func path(of place: MigrationPlace) -> String {
    switch place.folder {
    case .code: outputDirectory.appending(pathComponent: place.name)
    case .tests: tests?.directory.appending(pathComponent: place.name) ?? place.name
    }
  }

  /// Whether people say that a file is right as they have edited it.
  func accepts(_ place: MigrationPlace) -> Bool { acceptedFiles.contains { names($0, place) } }

  /// Whether a text of the command line names a file of the run.
  func names(_ text: String, _ place: MigrationPlace) -> Bool {
    text == place.name || text.withoutCurrentFolders == path(of: place).withoutCurrentFolders
  }
}
