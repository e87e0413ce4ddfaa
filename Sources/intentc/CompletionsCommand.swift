import CommandLineInterface

/// `intentc completions`: scripts for shells.
enum CompletionsCommand {
  static let command = Command(
    name: "completions",
    abstract: "Print a script that teaches a shell to complete intentc's commands and options.",
    arguments: [
      Argument(
        "shell", .choice(CompletionShell.allCases.map { Choice($0.rawValue) }), help: "The shell.")
    ],
    examples: [
      Example("intentc completions bash > /etc/bash_completion.d/intentc", "Installs the completions for bash."),
      Example("intentc completions zsh > ~/.zfunc/_intentc", "Installs the completions for zsh."),
      Example(
        "intentc completions fish > ~/.config/fish/completions/intentc.fish", "Installs the completions for fish."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    guard let shell = command.positional("shell").flatMap(CompletionShell.init(rawValue:)) else {
      preconditionFailure("the parser accepts the names of shells only")
    }
    Terminal.write(CommandTree.root.completionScript(for: shell))
    return 0
  }
}
