import IntentCompiler

/// The person at the terminal, or what is piped into the program.
struct TerminalConsole: SimulationConsole {
  /// Whether somebody types, so that the answers stand on the screen already.
  let isTyped = Terminal.inputIsTerminal

  /// Whether the lines are kept back, because they come in another form in the end.
  let isSilent: Bool

  func show(_ line: String, isAnswer: Bool) {
    if isSilent || isAnswer && isTyped { return }
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
