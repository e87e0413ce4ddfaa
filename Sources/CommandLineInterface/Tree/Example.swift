/// A command line to learn from.
package struct Example: Sendable, Equatable {
  /// The line as it is typed, with the name of the tool.
  package let commandLine: String
  /// What the line does, as a sentence.
  package let explanation: String

  /// Pairs a command line with what it does.
  package init(_ commandLine: String, _ explanation: String) {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}
