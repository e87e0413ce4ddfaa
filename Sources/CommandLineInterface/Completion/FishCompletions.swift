/// Writes completions for fish 3.
struct FishCompletions {
  let tool: String
  let nodes: [CompletionNode]

  private var function: String { "_" + ShellQuoting.functionName([tool]) }

  /// The whole script.
  var script: String {
    let head = "# Completions of \(tool) for fish.\n\n"
    let complete = "complete -c \(ShellQuoting.fish(tool))"
    let lines = nodes.flatMap(declarations).map { complete + " " + $0 }
    return head + [stateFunction, filesFunction, choiceOrFileFunction].joined(separator: "\n") + "\n" + complete
      + " -f\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// Follows the words before the cursor and tests whether they lead to a command, and to which of its operands.
  private var stateFunction: String {
    let descents = nodes.flatMap { node in
      node.commands.flatMap { command in
        [
          "        case " + command.names.map { ShellQuoting.fish("\(node.key) \($0)") }.joined(separator: " "),
          "          set state \(ShellQuoting.fish("\(node.key) \(command.name)"))",
        ]
      }
    }
    let patterns = nodes.flatMap { node in
      node.options.filter(\.takesValue).flatMap { $0.spellings(in: node.style) }.map { "\(node.key) \($0)" }
    }
    let pending =
      patterns.isEmpty
      ? []
      : [
        "      switch \"$state $word\"", "        case " + patterns.map(ShellQuoting.fish).joined(separator: " "),
        "          set pending 1", "      end",
      ]
    return """
      function \(function)_at
        set -l words (commandline -opc)
        set -e words[1]
        set -l state \(ShellQuoting.fish(tool))
        set -l operands 0
        set -l pending
        set -l ended
        for word in $words
          if set -q pending[1]
            set -e pending[1]
          else if set -q ended[1]
            set operands (math $operands + 1)
          else if test "$word" = '--'
            set ended 1
          else if string match -q -- '-?*' "$word"
      \(pending.joined(separator: "\n"))
          else if test $operands -gt 0
            set operands (math $operands + 1)
          else
            switch "$state $word"
      \(descents.joined(separator: "\n"))
              case '*'
                set operands 1
            end
          end
        end
        test "$state" = "$argv[1]"; or return 1
        switch "$argv[2]"
          case ''
            return 0
          case '*+'
            test $operands -ge (string trim -r -c + -- $argv[2])
          case '*'
            test $operands -eq $argv[2]
        end
      end

      """
  }

  /// Lists folders, and the files with the given extensions.
  private var filesFunction: String {
    """
    function \(function)_files
      set -l token (commandline -ct | string replace -r -- '^-[^=]*=' '')
      set -l pattern (string join '|' -- '/' (string escape --style=regex -- .$argv))
      complete -C "'' $token" | string replace -r '\\t.*' '' | string match -r -- ".*(?:$pattern)\\$"
    end

    """
  }

  /// Lists the given words, and behind an equals sign files.
  private var choiceOrFileFunction: String {
    """
    function \(function)_choice_or_file
      set -l token (commandline -ct | string replace -r -- '^-[^=]*=' '')
      if string match -q -- '*=*' $token
        set -l parts (string split -m 1 -- = $token)
        for path in (complete -C "'' $parts[2]" | string replace -r '\\t.*' '')
          echo $parts[1]=$path
        end
      else
        printf '%s\\n' $argv
      end
    end

    """
  }

  private func declarations(for node: CompletionNode) -> [String] {
    let here = "-n " + ShellQuoting.fish("\(function)_at \(ShellQuoting.fish(node.key))")
    func operand(_ place: String) -> String {
      "-n " + ShellQuoting.fish("\(function)_at \(ShellQuoting.fish(node.key)) \(place)")
    }
    let commands = node.offeredCommands.map { command in
      "\(operand("0")) -a \(list([(command.name, command.abstract)]))"
    }
    let options = node.offeredOptions.flatMap { option in
      arguments(of: option, style: node.style).map { "\(here) \($0)" }
    }
    let operands = node.arguments.enumerated().compactMap { index, argument in
      offer(argument.kind).map { "\(operand(argument.isRepeated ? "\(index)+" : "\(index)")) \($0)" }
    }
    return commands + options + operands
  }

  private func arguments(of option: Option, style: CommandStyle) -> [String] {
    let description = "-d " + ShellQuoting.fish(option.help)
    let long = style == .standard ? "-l" : "-o"
    // fish joins letters that `-s` declares; behind one dash they stand alone.
    let short = style == .standard ? "-s" : "-o"
    let letter = option.short.map { "\(short) \(ShellQuoting.fish(String($0))) " } ?? ""
    let name = "\(letter)\(long) \(ShellQuoting.fish(option.name))"
    if option.isInvertible {
      return ["\(name) \(description)", "\(long) \(ShellQuoting.fish("no-" + option.name)) \(description)"]
    }
    guard let kind = option.valueKind else { return ["\(name) \(description)"] }
    // `-x`: the value is another word and no file; `-r` alone leaves files in.
    let offer = offer(kind).map { $0 == Self.anyFile ? "-r \($0)" : "-x \($0)" }
    return ["\(name) \(offer ?? "-x") \(description)"]
  }

  /// What lets fish complete any file.
  private static let anyFile = "-F"

  /// What completes a value; `nil` if any text will do.
  private func offer(_ kind: ValueKind) -> String? {
    switch kind {
    case .text, .number: nil
    case .directory: "-a '(__fish_complete_directories)'"
    case .file(let extensions) where extensions.isEmpty: Self.anyFile
    case .file(let extensions):
      "-a " + ShellQuoting.fish("(\(function)_files \(extensions.map(ShellQuoting.fish).joined(separator: " ")))")
    case .choice(let choices, _), .choices(let choices): "-a " + list(choices.map { ($0.value, $0.explanation) })
    case .choiceWithFile(let choices):
      "-a " + ShellQuoting.fish("(\(function)_choice_or_file \(words(choices.map { ($0.value, $0.explanation) })))")
    }
  }

  /// Words with descriptions as fish expands them: separated by blanks, the description behind a tab.
  private func list(_ words: [(word: String, description: String)]) -> String {
    ShellQuoting.fish(self.words(words))
  }

  private func words(_ words: [(word: String, description: String)]) -> String {
    words.map { word, description in
      ShellQuoting.fish(word) + (description.isEmpty ? "" : "\\t" + ShellQuoting.fish(description))
    }.joined(separator: " ")
  }
}
