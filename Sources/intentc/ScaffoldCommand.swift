import CommandLineInterface
import IntentCompiler

/// `intentc scaffold`: definitions, or names of the system's intents, in; handlers out.
enum ScaffoldCommand {
  static let command = Command(
    name: "scaffold",
    abstract: "Write handlers for intents, and the extension around them.",
    discussion: [
      "Writes an extension that handles intents, or the parts of it that --parts names. There is one Swift class per "
        + "custom intent that conforms to its handling protocol. What the definition says is "
        + "written out: which values are asked for, which are refused and why, which responses there are. What only the "
        + "app can know is marked TODO. The files are yours from then on: none is ever overwritten.",
      "An intent that a type of the sources handles already gets no new handler. What the handler lacks is reported, and "
        + "added with --update. What its definition does not ask for any more, or asks for in another form, is reported and "
        + "left to you to change.",
      "New files are in Swift, or with --language in Objective-C. Handlers that are there are looked for in both languages, "
        + "and kept in step in their own.",
      "With --system or --domain, writes handlers for intents of the system too, or for them alone where no path is "
        + "given, one file each. 'intentc list --domains' shows what there is.",
    ],
    arguments: [SharedOptions.optionalPaths],
    options: [
      Option(
        name: "system", kind: .value(name: "intents", .text), isRepeatable: true,
        help: "Intents of the system, separated by commas, for example SendMessage or INSendMessageIntent."),
      Option(
        name: "domain", kind: .value(name: "names", .text), isRepeatable: true,
        help: "All intents of domains of the system, separated by commas, for example 'messages'."),
      Option(
        name: "language",
        kind: .value(
          name: "language",
          .choice([
            Choice("swift", "a class in Swift"),
            Choice("objc", "a header and an implementation file in Objective-C, for classes that were generated so"),
          ])), help: "The language of new handlers.", defaultText: "swift"),
      parts, host,
      Option(
        name: "output", short: "o", kind: .value(name: "dir", .directory), isRequired: true,
        help: "The folder for new files; it is created if it is missing.", section: "Output"),
      Option(
        name: "dry-run", kind: .flag, help: "Write nothing; print a unified diff of what would be written.",
        section: "Output"),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done.", section: "Output"),
      Option(
        name: "sources", kind: .value(name: "path", .directory), isRepeatable: true,
        help: "Look for handlers in these files and folders, too, not only in the output folder.",
        section: "Existing handlers"),
      Option(
        name: "update", kind: .flag,
        help:
          "Add the methods that handlers lack, at the end of their types, and new handlers to the class that gives "
          + "intents to them; nothing else of a file changes.",
        section: "Existing handlers"),
      Option(
        name: "check", kind: .flag,
        help:
          "Write nothing; fail if a handler is missing, lacks a method, or has one that is not asked for or not in the form "
          + "that is asked for.",
        section: "Existing handlers"),
      Option(
        name: "optional", kind: .flag,
        help: "Expect of a handler also the methods that it need not have but a new one has.",
        section: "Existing handlers"),
      Option(
        name: "handler-name", kind: .value(name: "pattern", .text),
        help: "How handlers are called; {class} stands for the intent's class, {intent} for its name.",
        defaultText: "{class}Handler", section: "Handlers"),
      Option(name: "sections", kind: .flag, help: "List options in sections.", section: "Handlers"),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix that the intents are generated with; '' for none.",
        defaultText: "that of the configuration", section: "Handlers"),
      Option(
        name: "style",
        kind: .value(
          name: "style",
          .choice([
            Choice("async", "asynchronous functions"),
            Choice("completion", "functions with a completion handler"),
          ])), help: "In which form methods are written.", defaultText: "async", section: "Swift"),
      Option(
        name: "layout",
        kind: .value(
          name: "layout",
          .choice([
            Choice("per-handler", "one file per handler"),
            Choice("single", "one file per definition, <stem>Handlers.swift"),
          ])), help: "How handlers are spread over files.", defaultText: "per-handler", section: "Swift"),
      Option(
        name: "access", kind: .value(name: "level", .choice(["public", "package", "internal"])),
        help: "Who may use the handlers.", defaultText: "internal", section: "Swift"),
      Option(
        name: "isolation",
        kind: .value(
          name: "isolation",
          .choice([
            Choice("inferred", "what the module says"),
            Choice("main-actor", "the main actor; not for classes that were generated with --nonisolated"),
            Choice("nonisolated", "none, also where the module belongs to the main actor (Swift 6.1)"),
          ])), help: "Which actor handlers belong to.", defaultText: "inferred", section: "Swift"),
      Option(
        name: "sendable", kind: .flag, help: "Completion handlers are @Sendable, as in classes generated so.",
        section: "Swift"),
    ] + SharedOptions.configuration + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example(
        "intentc scaffold Intents.intentdefinition --output IntentsExtension",
        "Writes an extension: a handler for each intent, and what is around them."),
      Example(
        "intentc scaffold Intents.intentdefinition -o IntentsExtension --sources App --update",
        "Adds what handlers lack after a change of the definition, wherever they are."),
      Example(
        "intentc scaffold Intents.intentdefinition -o IntentsExtension --check",
        "Fails in CI when a handler is out of step with the definition."),
      Example(
        "intentc scaffold Intents.intentdefinition --parts donations,shortcuts -o App",
        "Writes what an app suggests to people."),
      Example("intentc scaffold --domain messages -o IntentsExtension", "Writes handlers for messages through Siri."),
    ])

  // MARK: Parts

  private static let everything = "all"

  private static let parts = Option(
    name: "parts",
    kind: .value(
      name: "part",
      .choices([
        Choice("handlers", "a class for each intent that carries it out"),
        Choice("extension", "IntentHandler, which gives each intent to its handler"),
        Choice("info-plist", "the keys for the Info.plist of each bundle"),
        Choice(
          "ui", "IntentViewController, which Siri shows while it asks for a confirmation of a custom intent"),
        Choice("donations", "IntentDonations, which tells the system what people do in the app"),
        Choice("shortcuts", "IntentShortcuts, the shortcuts of custom intents that the app suggests"),
        Choice(everything, "all of them"),
      ])), isRepeatable: true, help: "What is written.",
    defaultText: "handlers,extension,info-plist; handlers alone where there is one already")

  private static let host = Option(
    name: "host",
    kind: .value(
      name: "bundle",
      .choice([
        Choice("extension", "an extension of the app"),
        Choice("app", "the app itself, on iOS 14 and later"),
      ])), help: "Who is asked to handle intents.", defaultText: "extension")

  private static func chosenParts(_ command: ParsedCommand) -> Set<ScaffoldOptions.Part>? {
    let words = command.values("parts").flatMap { $0.split(separator: ",") }
    if words.contains(everything[...]) { return Set(ScaffoldOptions.Part.allCases) }
    return words.isEmpty ? nil : Set(words.compactMap { ScaffoldOptions.Part(rawValue: String($0)) })
  }

  // MARK: Running

  static func run(_ command: ParsedCommand) -> Int32 {
    guard let output = command.value("output"), !output.isEmpty else {
      return SharedOptions.refuse("'--output' needs the path of a folder")
    }
    let paths = command.positionals("path")
    let names = list("system", of: command)
    let domains = list("domain", of: command)
    for (option, values) in [("system", names), ("domain", domains)] where values.contains("") {
      return SharedOptions.refuse("'--\(option)' has an empty name; names are separated by single commas")
    }
    guard !(paths.isEmpty && names.isEmpty && domains.isEmpty) else {
      return SharedOptions.refuse("give a path, or '--system' or '--domain' for the system's intents")
    }
    let systemIntents: SystemIntentSelection
    do {
      systemIntents = try SystemIntentSelection(names: names, domains: domains)
    } catch {
      return SharedOptions.refuse("\(error)")
    }
    if let problem = problem(command) ?? SharedOptions.configurationProblem(command) {
      return SharedOptions.refuse(problem)
    }
    let options = ScaffoldOptions(
      style: command.choice("style") ?? .async, access: command.choice("access") ?? .internal,
      isolation: command.choice("isolation") ?? .inferred, layout: command.choice("layout") ?? .perHandler,
      handlerName: command.value("handler-name") ?? "{class}Handler", usesSections: command.flag("sections"),
      parts: chosenParts(command), host: command.choice("host") ?? .extension)
    let compiler = Compiler(
      options: CompilerOptions(
        usesSendableCompletions: command.flag("sendable"), language: command.choice("language") ?? .swift,
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    let request = ScaffoldRequest(
      inputs: paths, systemIntents: systemIntents, outputDirectory: output, sources: command.values("sources"),
      mode: command.flag("check") ? .check : command.flag("dry-run") ? .preview : .write,
      updatesHandlers: command.flag("update"), expectsOptionalMethods: command.flag("optional"), options: options,
      classPrefix: command.value("class-prefix"), configurationFile: command.value("config"),
      usesConfiguration: !command.flag("no-config"))
    return SharedOptions.finish(
      compiler.scaffold(request), command, isQuiet: command.flag("quiet"),
      // A difference is for other programs.
      summaryTo: command.flag("dry-run") ? .error : .output)
  }

  /// The values of an option, each of which may be several that commas separate.
  private static func list(_ option: String, of command: ParsedCommand) -> [String] {
    command.values(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { value in
      String(value.drop { $0 == " " })
    }
  }

  /// The options that Objective-C has nothing for, each with the reason.
  private static let swiftOptions: [(name: String, reason: String)] = [
    ("style", "in Objective-C, each method has a completion handler"),
    ("layout", "in Objective-C, each class has a header and an implementation file"),
    ("access", "classes in Objective-C are for everybody who includes their header"),
    ("isolation", "Objective-C has no actors"),
    ("sendable", "Objective-C does not tell which completion handlers are '@Sendable'"),
  ]

  /// What makes no sense about a command line; nil where all does.
  private static func problem(_ command: ParsedCommand) -> String? {
    for option in ["update", "dry-run"] where command.flag("check") && command.flag(option) {
      return "'--check' and '--\(option)' cannot be used together"
    }
    guard command.value("language") == "objc" else { return nil }
    let given = swiftOptions.first { $0.name == "sendable" ? command.flag($0.name) : command.value($0.name) != nil }
    return given.map { "'--\($0.name)' is for handlers in Swift: \($0.reason)" }
  }
}
