import CommandLineInterface
import IntentCompiler

/// `intentc list`: what definitions hold.
enum ListCommand {
  static let command = Command(
    name: "list",
    abstract: "Show what definitions hold.",
    discussion: [
      "Lists intents with their class names, customised system intents, enumerations, types, sample phrases and the "
        + "files that 'generate' writes. Sample phrases come from the definition and from AppIntentVocabulary.plist "
        + "beside it."
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(name: "json", kind: .flag, help: "Answer in JSON; the shape is versioned."),
      Option(
        name: "layout", kind: .value(name: "layout", .choice(["per-type", "single"])),
        help: "The layout whose file names are shown.", defaultText: "per-type"),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix in force, for class names."),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc list Intents.intentdefinition", "Shows a table."),
      Example("intentc list Sources --json", "Describes every definition below a folder, for a script."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    let options = CompilerOptions(
      layout: command.choice("layout") ?? .perType, classPrefix: command.value("class-prefix") ?? "",
      allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command))
    let request = ListRequest(
      inputs: command.positionals("path"), format: command.flag("json") ? .json : .table)
    return SharedOptions.finish(Compiler(options: options).list(request), command)
  }
}
