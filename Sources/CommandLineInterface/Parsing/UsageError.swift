/// A command line that the command tree does not allow.
package struct UsageError: Error, Sendable, Equatable {
  /// The exit status for such a command line: `EX_USAGE` of sysexits(3).
  package static let exitStatus: Int32 = 64

  /// What is wrong, without a final stop.
  package let message: String
  /// What to write instead, where that can be guessed.
  package let hint: String?
  /// How the command is used; several lines where one is not enough.
  package let usage: String
  /// The command that shows the full help.
  ///
  /// For example: `intentc help compile`.
  package let helpInvocation: String?

  /// The whole error as text for standard error, each line ended.
  package var text: String {
    var lines = ["error: " + message + (hint.map { "; " + $0 } ?? ""), usage]
    if let helpInvocation {
      lines.append("Run '\(helpInvocation)' for more.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
