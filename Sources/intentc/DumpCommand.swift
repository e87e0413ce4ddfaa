import CommandLineInterface
import IntentCompiler

/// `intentc dump`: a definition as text for reviews.
enum DumpCommand {
  static let command = Command(
    name: "dump",
    abstract: "Print what definitions say, one thing a line.",
    discussion: [
      "The text is made to be compared: definitions that mean the same give the same text, whatever the order of their "
        + "keys and their layout are. Tags, string IDs, versions and what only the editor needs are left out unless an "
        + "option asks for them. Faults do not matter as long as the file is a property list with intents.",
      "To have 'git diff', 'git log' and 'git show' compare this text instead of the XML, add the line "
        + "'*.intentdefinition diff=intentdefinition' to .gitattributes, and run "
        + "'git config diff.intentdefinition.textconv \"intentc dump --textconv\"'.",
    ],
    arguments: [
      Argument(
        "path", .file(extensions: ["intentdefinition"]), isRepeated: true,
        help: "A definition, a folder that is searched for definitions, 'git:REVISION:PATH', or '-' for standard input."
      )
    ],
    options: [
      Option(name: "tags", kind: .flag, help: "Show the numbers by which saved values are found."),
      Option(name: "ids", kind: .flag, help: "Show the string IDs by which translations are found."),
      Option(name: "all", kind: .flag, help: "Show everything, versions and bookkeeping of the editor included."),
      Option(
        name: "textconv", kind: .flag,
        help: "For git: print a file that is no readable definition as it is, instead of failing."),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc dump Intents.intentdefinition", "Prints the definition."),
      Example(
        "intentc dump --tags git:main:Shared/Intents.intentdefinition",
        "Prints it as the branch main has it, with tags."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    let isTextConversion = command.flag("textconv")
    let request = DumpRequest(
      inputs: command.positionals("path"), showsTags: command.flag("tags"), showsIDs: command.flag("ids"),
      showsEverything: command.flag("all"), passesOtherFilesOn: isTextConversion)
    let compiler = Compiler(
      options: CompilerOptions(
        // A history may hold versions that are newer than this program.
        allowsUnknownModelVersion: command.flag("allow-newer-model") || isTextConversion,
        limits: SharedOptions.limits(command)))
    return SharedOptions.finish(compiler.dump(request), command)
  }
}
