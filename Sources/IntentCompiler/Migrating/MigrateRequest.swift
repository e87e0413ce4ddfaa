/// A migration of definition files to App Intents.
public struct MigrateRequest: Sendable, Equatable {
  /// What is done with the result.
  public enum Mode: Sendable, Equatable {
    /// The files are written.
    case write
    /// Nothing is written; a file that would be is an error.
    case check
    /// Nothing is written; the differences are shown.
    case preview
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The folder for the files.
  public var outputDirectory: String

  /// How definitions are migrated.
  public var options: MigrateOptions

  /// What is done with the result.
  public var mode: Mode

  /// A migration of the given inputs.
  public init(
    inputs: [String], outputDirectory: String, options: MigrateOptions = MigrateOptions(), mode: Mode = .write
  ) {
    self.inputs = inputs
    self.outputDirectory = outputDirectory
    self.options = options
    self.mode = mode
  }
}
