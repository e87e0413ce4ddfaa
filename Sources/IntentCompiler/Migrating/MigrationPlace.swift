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
