/// A run of the scaffolder over files.
public struct ScaffoldRequest: Sendable, Equatable {
  /// What to do with what would be written.
  public enum Mode: Sendable {
    /// Write it.
    case write
    /// Show it as a unified diff; nothing is written.
    case preview
    /// Fail if a handler is missing, or does not have what its definition asks for; nothing is written.
    case check
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The intents of the system that handlers are written for, whatever the definitions hold.
  public var systemIntents: SystemIntentSelection

  /// The folder for new files; handlers are looked for in it.
  public var outputDirectory: String

  /// Further files in Swift and Objective-C, and folders, in which handlers are looked for.
  public var sources: [String]

  /// What to do with what would be written.
  public var mode: Mode

  /// Whether methods that handlers lack are added to them.
  public var updatesHandlers: Bool

  /// Whether methods that no protocol requires, but that a new handler has, are expected of others too.
  public var expectsOptionalMethods: Bool

  /// How handlers are written.
  public var options: ScaffoldOptions

  /// The class prefix that the command line names, empty for none; nil for that of the configuration.
  public var classPrefix: String?

  /// The configuration for all inputs; nil for the nearest `intentc.json` from each input upwards.
  public var configurationFile: String?

  /// Whether there is a configuration at all.
  public var usesConfiguration: Bool

  /// A run over the given inputs.
  public init(
    inputs: [String], systemIntents: SystemIntentSelection = .none, outputDirectory: String, sources: [String] = [],
    mode: Mode = .write, updatesHandlers: Bool = false, expectsOptionalMethods: Bool = false,
    options: ScaffoldOptions = ScaffoldOptions(), classPrefix: String? = nil, configurationFile: String? = nil,
    usesConfiguration: Bool = false
  ) {
    self.inputs = inputs
    self.systemIntents = systemIntents
    self.outputDirectory = outputDirectory
    self.sources = sources
    self.mode = mode
    self.updatesHandlers = updatesHandlers
    self.expectsOptionalMethods = expectsOptionalMethods
    self.options = options
    self.classPrefix = classPrefix
    self.configurationFile = configurationFile
    self.usesConfiguration = usesConfiguration
  }
}
