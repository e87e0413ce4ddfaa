/// Writes completions for zsh, one function for each command.
struct ZshCompletions {
  let tool: String
  let nodes: [CompletionNode]

  /// The whole script; it works as a file `_tool` on `$fpath` and when it is sourced.
  var script: String {
    let function = ShellQuoting.functionName([tool])
    return """
      #compdef \(tool)

      \(nodes.map(definition).joined(separator: "\n"))
      if [[ ${funcstack[1]} == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(ShellQuoting.posix(tool))
      fi

      """
  }

  private func definition(for node: CompletionNode) -> String {
    let offers = node.offeredOptions.compactMap { choiceOrFileFunction(of: $0, in: node) }
    var lines =
      offers + [
        "\(ShellQuoting.functionName(node.path))() {",
        "  local curcontext=$curcontext state line",
        "  typeset -A opt_args",
      ]
    let entries = node.offeredOptions.flatMap { specifications(of: $0, in: node) } + operands(of: node)
    // `-s` lets letters be joined, and with it `-output` would be read as a cluster.
    let flags = node.style == .standard ? "-s -S -C" : "-S -C"
    if !entries.isEmpty {
      lines.append("  _arguments \(flags) \\")
      lines.append(entries.map { "    " + ShellQuoting.posix($0) }.joined(separator: " \\\n") + " && return 0")
    }
    if !node.commands.isEmpty {
      lines += dispatch(of: node)
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func dispatch(of node: CompletionNode) -> [String] {
    var lines = ["  case $state in", "    command)", "      local -a commands=("]
    lines += node.offeredCommands.map { command in
      let name = ShellQuoting.escaping(command.name) { $0 == ":" || $0 == "\\" }
      return "        " + ShellQuoting.posix("\(name):\(command.abstract)")
    }
    lines += ["      )", "      _describe -t commands command commands"]
    // Where operands are possible too, both are offered.
    if let argument = node.arguments.first, let action = pathAction(argument.kind) {
      lines.append("      \(action)")
    }
    lines += ["      ;;", "    words)", "      case $words[1] in"]
    lines += node.commands.map { command in
      let patterns = command.names.map(ShellQuoting.posix).joined(separator: " | ")
      return "        \(patterns)) \(ShellQuoting.functionName(node.path + [command.name])) ;;"
    }
    return lines + ["      esac", "      ;;", "  esac"]
  }

  /// The words of `_arguments` for one option.
  private func specifications(of option: Option, in node: CompletionNode) -> [String] {
    let spellings = option.spellings(in: node.style)
    let exclusion = option.isRepeatable ? "*" : spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
    let help = "[" + ShellQuoting.escaping(option.help) { "[]\\:".contains($0) } + "]"
    guard let kind = option.valueKind, let name = option.valueName else {
      return spellings.map { exclusion + $0 + help }
    }
    let value = ":\(escapingColons(name)):" + action(of: option, kind, in: node)
    return spellings.map { spelling in
      let attachment = node.style == .singleDash ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return exclusion + spelling + attachment + help + value
    }
  }

  /// The function that completes a word and, behind an equals sign, a file; `nil` for options with other values.
  private func choiceOrFileFunction(of option: Option, in node: CompletionNode) -> String? {
    guard case .choiceWithFile(let choices)? = option.valueKind else { return nil }
    let words = choices.map { choice in
      let word = escapingColons(choice.value)
      return ShellQuoting.posix(choice.explanation.isEmpty ? word : "\(word):\(choice.explanation)")
    }
    return """
      \(choiceOrFileName(of: option, in: node))() {
        if compset -P 1 '*='; then
          _files
        else
          local -a words=(\(words.joined(separator: " ")))
          _describe -t values \(ShellQuoting.posix(option.name)) words -S ' ' -r '='
        fi
      }
      """
  }

  private func choiceOrFileName(of option: Option, in node: CompletionNode) -> String {
    ShellQuoting.functionName(node.path + [option.name]) + "_value"
  }

  private func action(of option: Option, _ kind: ValueKind, in node: CompletionNode) -> String {
    // The blank keeps `_arguments` from adding words of its own.
    if case .choiceWithFile = kind { " " + choiceOrFileName(of: option, in: node) } else { action(kind) }
  }

  private func operands(of node: CompletionNode) -> [String] {
    // `(-)`: the options behind a command are its own, and so are the words between them.
    guard node.commands.isEmpty else { return ["(-): :->command", "(-)*:: :->words"] }
    return node.arguments.enumerated().map { index, argument in
      let place = argument.isRepeated ? "*" : "\(index + 1)"
      return "\(place):\(argument.isOptional ? ":" : "")\(escapingColons(argument.name)):" + action(argument.kind)
    }
  }

  /// What `_arguments` does for a value; a blank means that any text will do.
  private func action(_ kind: ValueKind) -> String {
    if let paths = pathAction(kind) { return paths }
    guard !kind.choices.isEmpty else { return " " }
    let isExplained = kind.choices.contains { !$0.explanation.isEmpty }
    // The list is evaluated once more by the shell, so each character that could mean something is escaped for it.
    let words = kind.choices.map { choice in
      let word = shellEscaping(choice.value)
      guard isExplained else { return word }
      // Of a word with an explanation, the first bare colon is the end.
      let whole = word.replacing("\\:", with: "\\\\\\:")
      return choice.explanation.isEmpty ? whole : whole + "\\:" + shellEscaping(choice.explanation)
    }
    return (isExplained ? "((" : "(") + words.joined(separator: " ") + (isExplained ? "))" : ")")
  }

  private func pathAction(_ kind: ValueKind) -> String? {
    switch kind {
    case .text, .number, .choice, .choices, .choiceWithFile: nil
    case .directory: "_files -/"
    case .file(let extensions) where extensions.isEmpty: "_files"
    case .file(let extensions) where extensions.count == 1: "_files -g \"*.\(extensions[0])\""
    case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private func shellEscaping(_ text: String) -> String {
    ShellQuoting.escaping(text) { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
  }

  private func escapingColons(_ text: String) -> String {
    ShellQuoting.escaping(text) { $0 == ":" || $0 == "\\" }
  }
}
