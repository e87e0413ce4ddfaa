import CommandLineInterface
import IntentCompiler

/// `intentc check`: what is wrong with definitions, their translations and the project around them.
enum CheckCommand {
  static let command = Command(
    name: "check",
    abstract: "Find mistakes in definitions, their translations and the project around them.",
    discussion: [
      "Of a definition, the tables and vocabularies beside it are looked at too. Of a folder or an Xcode project, "
        + "everything in it is: definitions, tables, Info.plist files, entitlements, the Xcode project itself, and the "
        + "Swift and Objective-C files that mention intents. The last line, on standard error, tells what there was.",
      "Every finding has the slug of its rule, which 'intentc explain' explains. How grave it is can be set by option, "
        + "or for rules, paths and elements in a file intentc.json, which is looked for from each PATH upwards.",
      "Exit status: 0 when nothing was found that is an error, 1 when something was, 64 when the command line or the "
        + "configuration is wrong, 66 when an input cannot be read, 70 when a file cannot be written.",
    ],
    arguments: [
      Argument(
        "path", .file(extensions: ["intentdefinition", "xcodeproj"]), isOptional: true, isRepeated: true,
        help: "A definition, a folder that is searched, or an Xcode project, whose folder is searched; may be left out "
          + "with --migrated.")
    ],
    options: [
      severity("error", "Report a rule's findings as errors."),
      severity("warn", "Report a rule's findings as warnings."),
      severity("note", "Report a rule's findings as notes."),
      severity("ignore", "Do not report a rule's findings."),
      Option(
        name: "migrated", kind: .value(name: "sources", .file(extensions: ["swift"])), isRepeatable: true,
        help:
          "Check App Intents too: a Swift file, or a folder that is searched; against the definitions, if there are "
          + "any.", section: "App Intents"),
      Option(name: "strict", kind: .flag, help: "Report warnings as errors.", section: "Severity"),
    ] + SharedOptions.configuration + [
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix in force, for class names; '' for none.", defaultText: "that of the configuration",
        section: "Configuration"),
      Option(
        name: "languages", kind: .value(name: "list", .text),
        help: "Demand translations to these languages, parted by commas, beside those that have a table.",
        section: "Translations"),
      Option(
        name: "localization", kind: .flag,
        help: "Print how much is translated, by language and kind of text; findings go to standard error.",
        section: "Translations"),
      Option(
        name: "json", kind: .flag, help: "Print that table as JSON; the shape is versioned.", section: "Translations"),
      Option(
        name: "baseline", kind: .value(name: "file", .file(extensions: ["json"])),
        help: "Do not report the findings that this file lists as known.", section: "Known findings"),
      Option(
        name: "write-baseline", kind: .flag,
        help: "Write what is found to the baseline, intentc-baseline.json if there is none, and report nothing of it.",
        section: "Known findings"),
      Option(
        name: "fix", kind: .flag,
        help: "Apply the fix-its of errors and warnings, with --notes those of notes too; each is shown.",
        section: "Fixing"),
      Option(
        name: "dry-run", kind: .flag,
        help: "With --fix: write nothing, and print a unified diff; findings go to standard error.", section: "Fixing"),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was looked at and done."),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc check Sources", "Checks everything below a folder."),
      Example(
        "intentc check App.xcodeproj --strict --reporter github", "Fails in a workflow and marks the lines there."),
      Example("intentc check Sources --fix --dry-run", "Shows what could be mended by itself."),
      Example("intentc check Sources --localization", "Shows how much is translated to which language."),
      Example(
        "intentc check Sources --migrated App/Intents", "Checks App Intents against the intents that they replace, too."
      ),
      Example("intentc check Sources --write-baseline", "Starts clean: only new findings are reported from now on."),
    ])

  private static let levels: [(option: String, level: CheckRequest.RuleLevel)] = [
    ("error", .error), ("warn", .warning), ("note", .note), ("ignore", .off),
  ]

  private static func severity(_ name: String, _ help: String) -> Option {
    Option(
      name: name,
      kind: .value(name: "slug", .choice(Compiler.ruleSlugs.map { Choice($0) }, listedBy: "intentc explain")),
      isRepeatable: true,
      help: help, section: "Severity")
  }

  static func run(_ command: ParsedCommand) -> Int32 {
    if let problem = problem(command) { return SharedOptions.refuse(problem) }
    let settings = levels.flatMap { option, level in
      command.values(option).map { CheckRequest.RuleSetting(slug: $0, level: level) }
    }
    let request = CheckRequest(
      inputs: command.positionals("path"), migratedSources: command.values("migrated"),
      configurationFile: command.value("config"), usesConfiguration: !command.flag("no-config"),
      classPrefix: command.value("class-prefix"), ruleSettings: settings, isStrict: command.flag("strict"),
      languages: (command.value("languages") ?? "").split(separator: ",").map(String.init),
      baselineFile: command.value("baseline"), writesBaseline: command.flag("write-baseline"),
      fixing: !command.flag("fix") ? .none : command.flag("dry-run") ? .preview : .apply,
      includesNotes: command.flag("notes"),
      coverage: !command.flag("localization") ? .none : command.flag("json") ? .json : .table)
    let compiler = Compiler(
      options: CompilerOptions(
        allowsUnknownModelVersion: command.flag("allow-newer-model"),
        limits: SharedOptions.limits(command)))
    // Standard output belongs to the findings, unless something else was asked for.
    let printsOther = command.flag("localization") || command.flag("dry-run")
    return SharedOptions.finish(
      compiler.check(request), command, isQuiet: command.flag("quiet"), findingsTo: printsOther ? .error : .output,
      summaryTo: .error)
  }

  /// What makes no sense about a command line; nil where all does.
  private static func problem(_ command: ParsedCommand) -> String? {
    if command.positionals("path").isEmpty, command.values("migrated").isEmpty {
      return "'<path>' or '--migrated' is missing"
    }
    if command.flag("dry-run"), !command.flag("fix") { return "'--dry-run' needs '--fix'" }
    if command.flag("json"), !command.flag("localization") { return "'--json' needs '--localization'" }
    if let problem = SharedOptions.configurationProblem(command) { return problem }
    if command.flag("write-baseline"), command.flag("fix") {
      return "'--write-baseline' and '--fix' cannot be used together"
    }
    if command.flag("localization"), command.flag("fix") {
      return "'--localization' and '--fix' cannot be used together"
    }
    let languages = (command.value("languages") ?? "").split(separator: ",", omittingEmptySubsequences: false)
    if command.value("languages") != nil,
      let language = languages.first(where: { !Compiler.isLanguageName(String($0)) })
    {
      return "'\(language)' is no language; write for example '--languages de,pt-BR'"
    }
    var levelBySlug: [String: String] = [:]
    for (option, _) in levels {
      for slug in command.values(option) {
        if let other = levelBySlug.updateValue(option, forKey: slug), other != option {
          return "'--\(other) \(slug)' and '--\(option) \(slug)' cannot be used together"
        }
      }
    }
    return nil
  }
}
