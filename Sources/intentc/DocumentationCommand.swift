import CommandLineInterface
import IntentCompiler

/// `intentc documentation`: the manual in other forms than help.
enum DocumentationCommand {
  static let command = Command(
    name: "documentation",
    abstract: "Print the reference of all commands as a manual page, as Markdown or as JSON.",
    arguments: [
      Argument(
        "form",
        .choice([
          Choice("man", "a manual page in mdoc"), Choice("markdown", "a Markdown page"),
          Choice("json", "the command tree for programs"),
        ]), help: "The form.")
    ],
    examples: [
      Example("intentc documentation man > intentc.1", "Writes the manual page, which 'man -l' shows.")
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    switch command.positional("form") {
    case "man":
      Terminal.write(CommandTree.root.manualPage(date: "November 30, 2026", version: Compiler.version))
    case "markdown":
      Terminal.write(CommandTree.root.markdownReference())
    default:
      Terminal.write(CommandTree.root.jsonDescription(version: Compiler.version))
    }
    return 0
  }
}
