import CommandLineInterface
import IntentCompiler

/// `intentc merge`: two versions of a definition in one.
enum MergeCommand {
  static let command = Command(
    name: "merge",
    abstract: "Merge two versions of a definition by what they mean.",
    discussion: [
      "Entries are matched by name, and renames on one side are carried to what the other has written. What only one "
        + "side has changed is taken from it; tags, string IDs and positions stay unique. Where both have changed the "
        + "same thing differently, the result has both between '<<<<<<<' and '>>>>>>>', and each such place is told.",
      "To have git merge definitions so, add the line '*.intentdefinition merge=intentdefinition' to .gitattributes, and "
        + "run 'git config merge.intentdefinition.driver \"intentc merge %O %A %B --output %A --marker-size %L --name "
        + "%P\"'.",
      "Exit status: 0 when everything is merged, 1 when there are conflicts, when the merged definition has errors of "
        + "'intentc check' that neither version had, or when a version cannot be read.",
    ],
    arguments: [
      Argument(
        "base", .file(extensions: ["intentdefinition"]),
        help: "The common ancestor: a file, or 'git:REVISION:PATH'; an empty file where there is none."),
      Argument("ours", .file(extensions: ["intentdefinition"]), help: "The version that is merged into."),
      Argument("theirs", .file(extensions: ["intentdefinition"]), help: "The version that is merged."),
    ],
    options: [
      Option(
        name: "output", short: "o", kind: .value(name: "file", .file(extensions: ["intentdefinition"])),
        help: "The file that gets the result; it may be one of the versions.", defaultText: "standard output"),
      Option(
        name: "marker-size", kind: .value(name: "n", .number(in: 1...1000)),
        help: "The number of characters that mark a conflict.", defaultText: "7"),
      Option(
        name: "name", kind: .value(name: "path", .text),
        help: "What messages call the definition; git gives the versions names of its own."),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done."),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example(
        "intentc merge base.intentdefinition ours.intentdefinition theirs.intentdefinition -o Intents.intentdefinition",
        "Merges three files into one."),
      Example(
        "intentc merge git::1:Intents.intentdefinition git::2:Intents.intentdefinition "
          + "git::3:Intents.intentdefinition -o Intents.intentdefinition",
        "Merges again what git has left unmerged."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    func operand(_ name: String) -> String { command.positionals(name).first ?? "" }
    let request = MergeRequest(
      base: operand("base"), ours: operand("ours"), theirs: operand("theirs"), output: command.value("output"),
      markerSize: command.number("marker-size") ?? 7, name: command.value("name"))
    let compiler = Compiler(
      options: CompilerOptions(
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    var abridgment = Reporter.Abridgment(keepsErrors: true)
    // Nobody sees the command line of a merge that git has started.
    if request.name != nil {
      abridgment.hint = "'intentc merge git:BASE:PATH git:OURS:PATH git:THEIRS:PATH --reporter line' lists them all"
    }
    return SharedOptions.finish(
      compiler.merge(request), command, isQuiet: command.flag("quiet"), abridgment: abridgment)
  }
}
