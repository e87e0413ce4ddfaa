/// A person who takes part in a simulated conversation line by line.
public protocol SimulationConsole {
  /// Shows a line of the transcript.
  ///
  /// - Parameters:
  ///   - line: The line, without its end; choices follow on lines of their own.
  ///   - isAnswer: Whether the person has typed it as the answer to a question.
  func show(_ line: String, isAnswer: Bool)

  /// Tells something beside the conversation: help, or why an answer makes no sense.
  func advise(_ text: String)

  /// The next answer; nil when there are none any more.
  func readAnswer() -> String?
}
