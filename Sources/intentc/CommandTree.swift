import CommandLineInterface

/// All that `intentc` can be asked for.
enum CommandTree {
  /// The options of every program.
  static let standardOptions: [Option] = [.help, .version]

  static let root = Command(
    name: "intentc",
    abstract: "Compile SiriKit intent definitions, on Linux and macOS.",
    discussion: [
      "Reads .intentdefinition files and generates the Swift or Objective-C that Apple's intentbuilderc generates from "
        + "them. Output depends on the definitions and the options alone; files that would not change are not touched; "
        + "after an error nothing is written.",
      "Exit status: 0 when all went well, 1 when errors were found in the inputs or outputs, 64 when the command line "
        + "is wrong, 66 when 'check' cannot read an input, 70 when findings or fixes could not be written to a file.",
    ],
    options: standardOptions,
    subcommands: [
      GenerateCommand.command, ScaffoldCommand.command, MigrateCommand.command, SimulateCommand.command,
      CheckCommand.command,
      ExplainCommand.command,
      ListCommand.command, DiffCommand.command, DumpCommand.command, MergeCommand.command,
      StringsCommand.command,
      FormatCommand.command,
      IntentBuilderCommand.command,
      CompletionsCommand.command, DocumentationCommand.command, .help,
    ])
}
