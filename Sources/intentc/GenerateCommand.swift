import CommandLineInterface
import IntentCompiler

/// `intentc generate`: definitions in, Swift or Objective-C out.
enum GenerateCommand {
  static let command = Command(
    name: "generate",
    abstract: "Generate the code of definitions: SiriKit classes, or App Intents.",
    discussion: [
      "Writes one Swift file per custom intent, enumeration and object type, or a header and an implementation file of "
        + "Objective-C: the declarations of Apple's intentbuilderc, with documentation from the definition. Several "
        + "definitions are taken as one module, so they cannot share names. Customised system intents get no file, since their classes are the framework's.",
      "With '--flavor app-intents', each definition becomes one file with its App Intents and, where actions ask the "
        + "handlers of the old intents, its SiriKit classes. 'migrate' in the configuration says how they are written, "
        + "'own' in 'generate' which types the module declares itself; texts without values stay in the tables of the "
        + "definition.",
      "A file that intentc did not write is replaced only with --force, and a symbolic link in a file's place is not "
        + "followed. A file that an earlier run generated, and this one does not, is reported: from the same definition, or "
        + "from one that is gone from a folder that is given. For the latter, a run over folders writes where the "
        + "definitions lie into '.generation.lock.json' beside the files.",
      "Folders are searched for definitions, except those whose names start with a dot and DerivedData, Pods, Carthage "
        + "and node_modules. Of full copies in language folders, that in Base.lproj is taken.",
    ],
    arguments: [SharedOptions.optionalPaths],
    options: [
      Option(
        name: "output", short: "o", kind: .value(name: "dir", .directory), isRequired: true,
        help: "The folder for the files; it is created if it is missing.", section: "Output"),
      Option(
        name: "layout",
        kind: .value(
          name: "layout",
          .choice([
            Choice("per-type", "one file per intent, enumeration and type"),
            Choice("single", "one file per definition, <stem>.intentdefinition.swift"),
          ])), help: "How declarations are spread over files.", defaultText: "per-type", section: "Output"),
      Option(name: "check", kind: .flag, help: "Write nothing; fail if a file would change.", section: "Output"),
      Option(name: "dry-run", kind: .flag, help: "Write nothing; print the paths, one a line.", section: "Output"),
      Option(
        name: "prune", kind: .flag, help: "Remove files of earlier runs that are no longer generated.",
        section: "Output"),
      Option(
        name: "scope", kind: .value(name: "dir", .directory),
        help: "The folder that the definitions are from, where they are named one by one: a file from one that is "
          + "gone from there is no longer generated, as with the folder as PATH.",
        section: "Output"),
      Option(name: "force", kind: .flag, help: "Replace files that intentc did not write.", section: "Output"),
      Option(
        name: "depfile", kind: .value(name: "file", .file()),
        help: "Write what the outputs depend on, for Make and Ninja.", section: "Output"),
      Option(
        name: "watch", kind: .flag,
        help: "Go on, and generate again whenever an input changes; Control-C ends it.", section: "Output"),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done.", section: "Output"),
      Option(
        name: "language",
        kind: .value(
          name: "language",
          .choice([
            Choice("swift", "one file for each declaration"),
            Choice("objc", "Objective-C, a header and an implementation file for each declaration"),
          ])), help: "The language of the files.", defaultText: "swift", section: "Output"),
      Option(
        name: "umbrella-header", kind: .value(name: "name", .text),
        help: "Write a header of this name, too, that includes all others; with Objective-C.", section: "Output"),
      Option(
        name: "flavor",
        kind: .value(
          name: "flavor",
          .choice([
            Choice("apple", "for Apple's frameworks, the declarations of intentbuilderc"),
            Choice("portable", "in plain Swift for the library IntentsTestKit, to test handlers anywhere"),
            Choice("app-intents", "App Intents, which ask the handlers of the old intents where nothing else is said"),
          ])), help: "What is generated.", defaultText: "apple", section: "Swift"),
      Option(
        name: "access",
        kind: .value(name: "level", .choice(["public", "package", "internal"])),
        help: "Who may use the declarations.", defaultText: "public; internal for App Intents", section: "Swift"),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "Put in front of class names, as ABC in ABCOrderIntent, except those that the definition spells out.",
        section: "Swift"),
      Option(
        name: "module-name", kind: .value(name: "name", .text),
        help: "The module that the files are compiled into; the text does not depend on it.", section: "Swift"),
      Option(
        name: "swift-version", kind: .value(name: "version", .choice(["5", "6"])),
        help: "The language mode of the module; the text is valid in both.", section: "Swift"),
      Option(
        name: "nonisolated", kind: .flag,
        help: "Mark types nonisolated, for modules that belong to the main actor by default (Swift 6.1).",
        section: "Swift"),
      Option(name: "sendable", kind: .flag, help: "Mark completion handlers @Sendable.", section: "Swift"),
    ] + SharedOptions.configuration + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example(
        "intentc generate Intents.intentdefinition --output Generated", "Generates one file per type into a folder."),
      Example(
        "intentc generate Sources -o Generated --access internal --check",
        "Fails in CI when the committed files are out of date."),
      Example(
        "intentc generate A.intentdefinition -o out --layout single --depfile out/A.d",
        "Generates one file with a known name, and its dependencies for Ninja."),
      Example(
        "intentc generate Intents.intentdefinition -o Generated --language objc --umbrella-header AllIntents",
        "Generates Objective-C, and a header that includes all others."),
      Example(
        "intentc generate Intents.intentdefinition -o Tests/Generated --flavor portable",
        "Generates the classes in plain Swift, for tests of handlers on Linux."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    if let name = command.value("module-name"), !name.isEmpty, !Compiler.isIdentifier(name) {
      return SharedOptions.refuse("'\(name)' is not a valid module name")
    }
    let options = CompilerOptions(
      allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command))
    let settings = GenerateSettings(
      access: command.choice("access"), layout: command.choice("layout"), classPrefix: command.value("class-prefix"),
      isNonisolated: command.flag("nonisolated") ? true : nil,
      usesSendableCompletions: command.flag("sendable") ? true : nil, flavor: command.choice("flavor"),
      language: command.choice("language"), umbrellaHeader: command.value("umbrella-header"))
    guard !(command.flag("check") && command.flag("dry-run")) else {
      return SharedOptions.refuse("'--check' and '--dry-run' cannot be used together")
    }
    if let problem = SharedOptions.configurationProblem(command) { return SharedOptions.refuse(problem) }
    guard let output = command.value("output"), !output.isEmpty else {
      return SharedOptions.refuse("'--output' needs the path of a folder")
    }
    let paths = command.positionals("path")
    guard !paths.isEmpty || command.value("scope") != nil else {
      return SharedOptions.refuse(
        "give the path of a definition or folder, or '--scope' where the last definition is gone")
    }
    let request = GenerateRequest(
      inputs: paths, outputDirectory: output,
      mode: command.flag("check") ? .check : command.flag("dry-run") ? .list : .write,
      prunesStaleFiles: command.flag("prune"), overwritesForeignFiles: command.flag("force"),
      scope: command.value("scope"),
      dependencyFile: command.value("depfile"), reportFiles: Reporter.list(in: command).compactMap(\.file),
      settings: settings, configurationFile: command.value("config"),
      usesConfiguration: !command.flag("no-config"))
    let compiler = Compiler(options: options)
    func generate() -> Int32 {
      SharedOptions.finish(compiler.generate(request), command, isQuiet: command.flag("quiet"))
    }
    guard command.flag("watch") else { return generate() }
    guard request.mode == .write else {
      return SharedOptions.refuse("'--watch' cannot be used with '--check' or '--dry-run'")
    }
    guard !paths.isEmpty else { return SharedOptions.refuse("'--watch' needs the path of a definition or folder") }
    // What is there may go and come back; what never was is a slip of the pen.
    guard compiler.inputState(of: request).missingInputs.isEmpty else { return generate() }
    Watch(
      state: { compiler.inputState(of: request) }, run: { _ = generate() },
      announce: {
        guard !command.flag("quiet") else { return }
        Terminal.writeError("intentc: watching \(paths.map { "'\($0)'" }.joined(separator: ", ")); Control-C ends it\n")
      }
    ).start()
  }
}
