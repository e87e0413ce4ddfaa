/// A look into definitions.
public struct ListRequest: Sendable, Equatable {
  /// The form of the answer.
  public enum Format: Sendable {
    /// For people.
    case table
    /// For programs; the shape is versioned and described in the documentation.
    case json
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The form of the answer.
  public var format: Format

  /// The class prefix that the command line names, empty for none; nil for that of the configuration.
  public var classPrefix: String?

  /// The configuration for all inputs; nil for the nearest `intentc.json` from each input upwards.
  public var configurationFile: String?

  /// Whether there is a configuration at all.
  public var usesConfiguration: Bool

  /// A look into the given inputs.
  public init(
    inputs: [String], format: Format = .table, classPrefix: String? = nil, configurationFile: String? = nil,
    usesConfiguration: Bool = false
  ) {
    self.inputs = inputs
    self.format = format
    self.classPrefix = classPrefix
    self.configurationFile = configurationFile
    self.usesConfiguration = usesConfiguration
  }
}
