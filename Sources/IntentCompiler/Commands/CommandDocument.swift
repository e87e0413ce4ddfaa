/// A text that a command makes for a file of the user's choice.
public struct CommandDocument: Sendable, Equatable {
  /// The path of the standard output.
  public static let standardOutput = "-"

  /// The path of the file; `-` is the standard output.
  public let path: String

  /// The whole text.
  public let text: String
}
