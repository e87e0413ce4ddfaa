/// Writes completions for bash 3.2, which macOS has, and later.
struct BashCompletions {
  let tool: String
  let nodes: [CompletionNode]

  private var function: String { ShellQuoting.functionName([tool]) }

  /// The whole script.
  var script: String {
    let parts = [
      offerFunction, filesFunction, offerOrFileFunction, descendFunction, takesValueFunction, valueFunction,
      fileOfValueFunction, operandFunction, wordsFunction, mainFunction,
    ]
    return "# Completions of \(tool) for bash.\n\n" + parts.joined(separator: "\n")
      + "\ncomplete -F \(function) \(ShellQuoting.posix(tool))\n"
  }

  // MARK: Parts that are the same for every tool

  /// Offers those of the given words that begin like the current one.
  private var offerFunction: String {
    """
    \(function)_offer() {
      local candidate
      for candidate in "$@"; do
        if [[ $candidate == "$cur"* ]]; then COMPREPLY+=("$candidate"); fi
      done
    }

    """
  }

  /// Offers folders, and files where the first argument says so, with the extensions that follow it.
  private var filesFunction: String {
    """
    \(function)_paths() {
      local kind=$1 path extension
      shift
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        if [[ -d ${path/#\\~/$HOME} ]]; then
          COMPREPLY+=("$path")
        elif [[ $kind == files ]]; then
          if [[ $# -eq 0 ]]; then COMPREPLY+=("$path"); fi
          for extension in "$@"; do
            if [[ $path == *."$extension" ]]; then COMPREPLY+=("$path"); fi
          done
        fi
      done < <(compgen -f -- "$cur")
    }

    """
  }

  /// Offers words, and behind an equals sign files.
  private var offerOrFileFunction: String {
    """
    \(function)_offer_or_file() {
      local choice
      if [[ $cur == *=* ]]; then
        choice=${cur%%=*}
        cur=${cur#*=}
        \(function)_paths files
        for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]="$choice=${COMPREPLY[i]}"; done
      else
        \(function)_offer "$@"
      fi
    }

    """
  }

  /// Follows the words before the cursor; bash splits `--name=value` at the equals sign where that breaks words.
  ///
  /// Of an option, `pending` waits for its value, `valued` has got it, and `joined` has got an equals sign behind it.
  private var mainFunction: String {
    """
    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} state=\(ShellQuoting.posix(tool)) operands=0 ended='' word i
      local pending='' valued='' joined=''
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $pending ]]; then
          if [[ $word != '=' ]]; then
            valued=$pending
            pending=''
          fi
          continue
        elif [[ -n $valued && $word == '=' ]]; then
          joined=$valued
          valued=''
          continue
        elif [[ -n $joined ]]; then
          joined=''
          continue
        fi
        valued=''
        if [[ -n $ended ]]; then
          operands=$((operands + 1))
        elif [[ $word == '--' ]]; then
          ended=1
        elif [[ $word == -?* ]]; then
          if \(function)_takes_value "$word"; then pending=$word; fi
        elif [[ $operands -gt 0 ]] || ! \(function)_descend "$word"; then
          operands=$((operands + 1))
        fi
      done
      if [[ -n $valued && $cur == '=' ]]; then
        joined=$valued
        cur=''
      fi
      if [[ -n $joined ]]; then
        \(function)_file_of_value "$joined"
      elif [[ -n $pending ]]; then
        if [[ $cur == '=' ]]; then cur=''; fi
        \(function)_value "$pending"
      elif [[ -z $ended && $cur == --*=* ]]; then
        word=${cur%%=*}
        cur=${cur#*=}
        \(function)_value "$word"
        for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]="$word=${COMPREPLY[i]}"; done
      elif [[ -z $ended && $cur == -* ]]; then
        \(function)_options
      else
        if [[ $operands -eq 0 && -z $ended ]]; then \(function)_commands; fi
        \(function)_operand
      fi
    }

    """
  }

  // MARK: Parts that come from the tree

  private var descendFunction: String {
    let arms = nodes.flatMap { node in
      node.commands.map { command in
        (command.names.map { pattern(node.key, $0) }, "state=\(ShellQuoting.posix("\(node.key) \(command.name)"))")
      }
    }
    return choosing("descend", on: "$state $1", arms: arms, otherwise: "return 1")
  }

  private var takesValueFunction: String {
    let patterns = nodes.flatMap { node in
      node.options.filter(\.takesValue).flatMap { $0.spellings(in: node.style) }.map { pattern(node.key, $0) }
    }
    return choosing(
      "takes_value", on: "$state $1", arms: patterns.isEmpty ? [] : [(patterns, "return 0")], otherwise: "return 1")
  }

  private var valueFunction: String {
    let arms = nodes.flatMap { node in
      node.offeredOptions.compactMap { option in
        option.valueKind.flatMap(offer).map { offer in
          (option.spellings(in: node.style).map { pattern(node.key, $0) }, offer)
        }
      }
    }
    return choosing("value", on: "$state $1", arms: arms)
  }

  /// What stands behind a value and an equals sign.
  private var fileOfValueFunction: String {
    let arms = nodes.flatMap { node in
      node.offeredOptions.compactMap { option -> ([String], String)? in
        guard case .choiceWithFile? = option.valueKind else { return nil }
        return (option.spellings(in: node.style).map { pattern(node.key, $0) }, function + "_paths files")
      }
    }
    return choosing("file_of_value", on: "$state $1", arms: arms)
  }

  private var operandFunction: String {
    var arms: [([String], String)] = []
    for node in nodes {
      for (index, argument) in node.arguments.enumerated() {
        guard let offer = offer(argument.kind) else { continue }
        // A repeated argument is the last one; the operands before it have met their arms already.
        let pattern = argument.isRepeated ? pattern(node.key, "") + "*" : pattern(node.key, "\(index)")
        arms.append(([pattern], offer))
      }
    }
    return choosing("operand", on: "$state $operands", arms: arms)
  }

  private var wordsFunction: String {
    let commands = nodes.filter { !$0.offeredCommands.isEmpty }.map { node in
      ([ShellQuoting.posix(node.key)], offer(words: node.offeredCommands.map(\.name)))
    }
    let options = nodes.filter { !$0.offeredOptions.isEmpty }.map { node in
      ([ShellQuoting.posix(node.key)], offer(words: node.offeredOptions.flatMap { $0.spellings(in: node.style) }))
    }
    return choosing("commands", on: "$state", arms: commands) + "\n"
      + choosing("options", on: "$state", arms: options)
  }

  /// The command that offers values of a kind; `nil` if any text will do.
  private func offer(_ kind: ValueKind) -> String? {
    switch kind {
    case .text, .number: nil
    case .file(let extensions):
      ([function + "_paths files"] + extensions.map(ShellQuoting.posix)).joined(separator: " ")
    case .directory: function + "_paths directories"
    case .choice(let choices, _), .choices(let choices): offer(words: choices.map(\.value))
    case .choiceWithFile(let choices): offer(words: choices.map(\.value), with: "_offer_or_file")
    }
  }

  private func offer(words: [String], with name: String = "_offer") -> String {
    ([function + name] + words.map(ShellQuoting.posix)).joined(separator: " ")
  }

  /// A pattern of the state followed by a word.
  private func pattern(_ state: String, _ word: String) -> String { ShellQuoting.posix("\(state) \(word)") }

  /// A function that runs one command depending on a text.
  private func choosing(
    _ name: String, on subject: String, arms: [(patterns: [String], command: String)], otherwise: String? = nil
  ) -> String {
    var lines = ["\(function)_\(name)() {", "  case \"\(subject)\" in"]
    for (patterns, command) in arms {
      lines.append("    " + patterns.joined(separator: " | ") + ") " + command + " ;;")
    }
    if let otherwise {
      lines.append("    *) \(otherwise) ;;")
    }
    return (lines + ["  esac", "}", ""]).joined(separator: "\n")
  }
}
