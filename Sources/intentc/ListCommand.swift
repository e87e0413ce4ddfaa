import CommandLineInterface
import IntentCompiler

/// `intentc list`: what definitions hold, and what the system offers.
enum ListCommand {
  static let command = Command(
    name: "list",
    abstract: "Show what definitions hold, or the intents of the system.",
    discussion: [
      "Lists intents with their class names, customised system intents, enumerations, types, sample phrases and the "
        + "files that 'generate' writes. Sample phrases come from the definition and from AppIntentVocabulary.plist "
        + "beside it.",
      "With --domains, lists the intents of the system instead, by domain: whether Siri still performs them, the "
        + "systems that have them, how many methods resolve their parameters, how many response codes there are, and "
        + "what App Intents offers in their place.",
    ],
    arguments: [SharedOptions.optionalPaths],
    options: [
      Option(name: "json", kind: .flag, help: "Answer in JSON; the shape is versioned."),
      Option(
        name: "layout", kind: .value(name: "layout", .choice(["per-type", "single"])),
        help: "The layout whose file names are shown.", defaultText: "per-type"),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix in force, for class names; '' for none.",
        defaultText: "that of the configuration"),
      Option(name: "domains", kind: .flag, help: "List the intents of the system, without a path."),
      Option(
        name: "domain", kind: .value(name: "name", .text),
        help: "List the intents of one domain of the system, for example 'messages', without a path."),
    ] + SharedOptions.configuration + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc list Intents.intentdefinition", "Shows a table."),
      Example("intentc list Sources --json", "Describes every definition below a folder, for a script."),
      Example("intentc list --domain messages", "Shows the system's intents for messages."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    if let problem = SharedOptions.configurationProblem(command) { return SharedOptions.refuse(problem) }
    let format: ListRequest.Format = command.flag("json") ? .json : .table
    let paths = command.positionals("path")
    let domain = command.value("domain")
    if command.flag("domains") || domain != nil {
      guard paths.isEmpty else {
        return SharedOptions.refuse("'--domains' and '--domain' list the system's intents and take no path")
      }
      return listSystemIntents(of: domain, format: format)
    }
    guard !paths.isEmpty else {
      return SharedOptions.refuse("give a path, or '--domains' for the system's intents")
    }
    let options = CompilerOptions(
      layout: command.choice("layout") ?? .perType,
      allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command))
    let request = ListRequest(
      inputs: paths, format: format, classPrefix: command.value("class-prefix"),
      configurationFile: command.value("config"), usesConfiguration: !command.flag("no-config"))
    return SharedOptions.finish(Compiler(options: options).list(request), command)
  }

  private static func listSystemIntents(of domain: String?, format: ListRequest.Format) -> Int32 {
    do {
      Terminal.write(try SystemIntentGuide.text(domain: domain, format: format))
      return ExitStatus.success
    } catch {
      return SharedOptions.refuse("\(error)")
    }
  }
}
