import IntentCompiler

/// The person at the terminal, or what is piped into the program.
struct TerminalConsole: SimulationConsole {
  /// Whether somebody types, so that the answers stand on the screen already.
  let isTyped = Terminal.inputIsTerminal

  func show(_ line: String, isAnswer: Bool) {
    if isAnswer, isTyped { return }
    Terminal.write(line + "\n")
  }

  func advise(_ text: String) {
    Terminal.writeError(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)\n" }.joined())
  }

  func readAnswer() -> String? {
    if isTyped { Terminal.write("Person  ") }
    let answer = readLine()
    // The end of the input leaves the cursor behind the prompt.
    if isTyped, answer == nil { Terminal.write("\n") }
    return answer
  }
}
