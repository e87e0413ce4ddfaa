extension Command {
  /// What is wrong with the tree itself, a sentence for each finding; empty for a tree that can be used.
  ///
  /// A tool's own tests look here: such mistakes are the programmer's, and parsing would pass over them in silence.
  package var defects: [String] {
    Self.defects(of: CommandNode(root: self))
  }

  private static func defects(of node: CommandNode) -> [String] {
    let command = node.command
    var found: [String] = []
    func report(_ words: [String], _ what: String) {
      found += repeated(words, what)
    }
    report(command.subcommands.flatMap(\.names), "command")
    report(command.arguments.map(\.name), "argument")
    report(
      node.lineage.flatMap(\.options).flatMap { option in
        [option.name] + (option.isInvertible ? ["no-" + option.name] : [])
      }, "option")
    report(node.options.compactMap { $0.short.map(String.init) }, "letter")
    found += command.arguments.dropLast().filter(\.isRepeated).map { "argument '\($0.name)' hides those behind it" }
    found += zip(command.arguments, command.arguments.dropFirst()).filter { $0.isOptional && !$1.isOptional }
      .map { "argument '\($1.name)' cannot be reached without '\($0.name)'" }
    found += (command.subcommands.flatMap(\.names) + command.options.map(\.name))
      .filter { $0.isEmpty || $0.hasPrefix("-") || $0.contains(where: { $0.isWhitespace || $0 == "=" }) }
      .map { "name '\($0)' cannot be typed" }
    let kinds = command.options.compactMap(\.valueKind) + command.arguments.map(\.kind)
    for kind in kinds {
      switch kind {
      case .choice(let choices, _):
        found += defects(of: choices) { $0.isWhitespace }
      case .choices(let choices):
        found += defects(of: choices) { $0.isWhitespace || $0 == "," }
      case .choiceWithFile(let choices):
        found += defects(of: choices) { $0.isWhitespace || $0 == "=" }
      case .text, .file, .directory, .number: break
      }
    }
    return found.map { "\(node.invocation): \($0)" } + node.children.flatMap(defects)
  }
  private static func defects(of choices: [Choice], unlike isForbidden: (Character) -> Bool) -> [String] {
    (choices.isEmpty ? ["a choice has no words"] : []) + repeated(choices.map(\.value), "choice")
      + choices.filter { $0.value.isEmpty || $0.value.contains(where: isForbidden) }
      .map { "choice '\($0.value)' cannot be completed" }
  }

  private static func repeated(_ words: [String], _ what: String) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }.map { "\(what) '\($0)' is declared twice" }
  }
}
