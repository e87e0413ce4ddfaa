/// A run of the generator over files.
public struct GenerateRequest: Sendable, Equatable {
  /// What to do with the outputs.
  public enum Mode: Sendable {
    /// Write what is missing or outdated.
    case write
    /// Compare, and fail on a difference; nothing is written.
    case check
    /// Print the paths, one a line; nothing is written.
    case list
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// A folder that the inputs are from, for a run that names files: a definition that an earlier run generated and that is
  /// gone from it is treated as one that is gone from a folder among the inputs.
  public var scope: String?

  /// The output folder.
  public var outputDirectory: String

  /// What to do with the outputs.
  public var mode: Mode

  /// Whether files of earlier runs that are no longer generated are removed.
  public var prunesStaleFiles: Bool

  /// Whether files of earlier runs that are no longer generated are reported or removed at all.
  public var reportsStaleFiles: Bool

  /// Whether files that intentc did not write are replaced.
  public var overwritesForeignFiles: Bool

  /// Where to write a Make rule of outputs and inputs; nil for nowhere.
  public var dependencyFile: String?

  /// The files that findings are written to when the run is over, none of which may be an output.
  public var reportFiles: [ReportFile]

  /// Whether listed paths start at the root of the file system.
  public var listsAbsolutePaths: Bool

  /// What the command line says about the declarations; it wins over the configuration.
  public var settings: GenerateSettings

  /// The configuration for all inputs; nil for the nearest `intentc.json` from each input upwards.
  public var configurationFile: String?

  /// Whether there is a configuration at all.
  public var usesConfiguration: Bool

  /// A run over the given inputs.
  public init(
    inputs: [String], outputDirectory: String, mode: Mode = .write, prunesStaleFiles: Bool = false,
    reportsStaleFiles: Bool = true,
    overwritesForeignFiles: Bool = false, scope: String? = nil, dependencyFile: String? = nil,
    reportFiles: [ReportFile] = [], listsAbsolutePaths: Bool = false,
    settings: GenerateSettings = GenerateSettings(), configurationFile: String? = nil, usesConfiguration: Bool = false
  ) {
    self.inputs = inputs
    self.outputDirectory = outputDirectory
    self.mode = mode
    self.prunesStaleFiles = prunesStaleFiles
    self.reportsStaleFiles = reportsStaleFiles
    self.overwritesForeignFiles = overwritesForeignFiles
    self.scope = scope
    self.dependencyFile = dependencyFile
    self.reportFiles = reportFiles
    self.listsAbsolutePaths = listsAbsolutePaths
    self.settings = settings
    self.configurationFile = configurationFile
    self.usesConfiguration = usesConfiguration
  }
}
