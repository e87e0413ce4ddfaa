/// A run of the formatter over files.
public struct FormatRequest: Sendable, Equatable {
  /// What to do with a definition whose text is not canonical.
  public enum Mode: Sendable {
    /// Rewrite the file.
    case rewrite
    /// Report it as an error; nothing is written.
    case check
    /// Write the canonical text to standard output; only for one definition.
    case print
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// What to do with a definition whose text is not canonical.
  public var mode: Mode

  /// Whether XML comments, which the canonical form cannot hold, may be lost.
  public var dropsComments: Bool

  /// A run over the given inputs.
  public init(inputs: [String], mode: Mode = .rewrite, dropsComments: Bool = false) {
    self.inputs = inputs
    self.mode = mode
    self.dropsComments = dropsComments
  }
}
