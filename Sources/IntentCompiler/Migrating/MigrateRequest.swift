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

  /// How tables of texts are written.
  public enum Strings: String, Sendable, CaseIterable {
    /// String catalogues.
    case catalogues = "xcstrings"
    /// A `.strings` for each language, and a `.stringsdict` where there are plural rules.
    case strings
    /// Not at all.
    case none
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The folder for the files.
  public var outputDirectory: String

  /// How definitions are migrated.
  public var options: MigrateOptions

  /// The tests that are written beside; nil for none, those of earlier runs stay.
  public var tests: MigrationTests?

  /// How tables of texts are written; those that are in the output folder keep what else is in them.
  public var strings: Strings

  /// What is done with the result.
  public var mode: Mode

  /// The files that people have edited and say to be right as they are, by their paths or names in the output folder.
  public var acceptedFiles: [String]

  /// Hand-written Swift files, and folders that are searched for them, which are looked through for what to change.
  public var legacySources: [String]

  /// Where it is told what became of everything.
  public var reports: [MigrationReportFile]

  /// The configuration for all inputs; nil for the nearest `intentc.json` from each input upwards.
  public var configurationFile: String?

  /// Whether there is a configuration at all.
  public var usesConfiguration: Bool

  /// The file that says what App Shortcuts there are, in place of the configuration; nil for that.
  public var shortcutsFile: String?

  /// The symbol of App Shortcuts; nil for that of the configuration.
  public var symbol: String?

  /// The symbols of the App Shortcuts of some intents, by the names of the intents.
  public var symbols: [String: String]

  /// A migration of the given inputs.
  public init(
    inputs: [String], outputDirectory: String, options: MigrateOptions = MigrateOptions(),
    strings: Strings = .catalogues, mode: Mode = .write, configurationFile: String? = nil,
    usesConfiguration: Bool = true, shortcutsFile: String? = nil, symbol: String? = nil,
    symbols: [String: String] = [:], acceptedFiles: [String] = [], legacySources: [String] = [],
    reports: [MigrationReportFile] = [],
    tests: MigrationTests? = nil
  ) {
    self.inputs = inputs
    self.outputDirectory = outputDirectory
    self.options = options
    self.strings = strings
    self.tests = tests
    self.mode = mode
    self.acceptedFiles = acceptedFiles
    self.legacySources = legacySources
    self.reports = reports
    self.configurationFile = configurationFile
    self.usesConfiguration = usesConfiguration
    self.shortcutsFile = shortcutsFile
    self.symbol = symbol
    self.symbols = symbols
  }
}
