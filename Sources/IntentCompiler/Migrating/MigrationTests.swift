/// The tests that are written beside migrated code.
public struct MigrationTests: Sendable, Equatable {
  /// The folder of the target of the tests.
  public var directory: String

  /// The name of the module that the migrated code is in.
  public var module: String

  /// Tests in a folder, of code in a module.
  public init(directory: String, module: String) {
    self.directory = directory
    self.module = module
  }
}
