import CommandLineInterface
import IntentCompiler

/// `intentc documentation`: the manual in other forms than help.
enum DocumentationCommand {
  static let command = Command(
    name: "documentation",
    abstract: "Print the reference of all commands, of all rules, or of the configuration file.",
    arguments: [
      Argument(
        "form",
        .choice([
          Choice("man", "a manual page in mdoc"), Choice("markdown", "a Markdown page"),
          Choice("json", "the command tree for programs"),
          Choice("diagnostics", "a Markdown page about all rules"),
          Choice("schema", "the JSON schema of intentc.json"),
        ]), help: "The form.")
    ],
    examples: [
      Example("intentc documentation man > intentc.1", "Writes the manual page, which 'man -l' shows.")
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    switch command.positional("form") {
    case "man":
      Terminal.write(
        CommandTree.root.manualPage(
          date: "November 30, 2026", version: Compiler.version, chapters: ManualChapters.all))
    case "markdown":
      Terminal.write(CommandTree.root.markdownReference())
    case "diagnostics":
      Terminal.write(RuleGuide.reference)
    case "schema":
      Terminal.write(RuleGuide.configurationSchema)
    default:
      Terminal.write(CommandTree.root.jsonDescription(version: Compiler.version))
    }
    return 0
  }
}
