/// A run of the scaffolder over files.
public struct ScaffoldRequest: Sendable, Equatable {
  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The intents of the system that handlers are written for, whatever the definitions hold.
  public var systemIntents: SystemIntentSelection

  /// The folder for new files.
  public var outputDirectory: String

  /// How handlers are written.
  public var options: ScaffoldOptions

  /// A run over the given inputs.
  public init(
    inputs: [String], systemIntents: SystemIntentSelection = .none, outputDirectory: String,
    options: ScaffoldOptions = ScaffoldOptions()
  ) {
    self.inputs = inputs
    self.systemIntents = systemIntents
    self.outputDirectory = outputDirectory
    self.options = options
  }
}
