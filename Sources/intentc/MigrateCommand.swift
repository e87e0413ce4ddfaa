import CommandLineInterface
import IntentCompiler

/// `intentc migrate`: definitions in, App Intents out.
enum MigrateCommand {
  static let command = Command(
    name: "migrate",
    abstract: "Migrate definitions to App Intents.",
    discussion: [
      "Writes an App Intent for each custom intent, with the enumerations, entities and queries that it needs. The names "
        + "by which saved shortcuts and placed widgets find what they hold never change: a record, "
        + "migration.lock.json, remembers them, and a later run that would change one fails.",
      "A file that you have edited stays as it is. Run it again whenever the definition has changed.",
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(
        name: "output", short: "o", kind: .value(name: "dir", .directory), isRequired: true,
        help: "The folder for the files; it is created if it is missing.", section: "Output"),
      Option(
        name: "tests", kind: .value(name: "dir", .directory),
        help: "Write tests of the actions with Swift Testing into this folder, that of the test target.",
        section: "Output"),
      Option(
        name: "test-module", kind: .value(name: "name", .text),
        help: "The module that the tests import: the one with the code of the output.",
        defaultText: "the name that '--package' gives", section: "Output"),
      Option(name: "check", kind: .flag, help: "Write nothing; fail if a file would change.", section: "Output"),
      Option(name: "dry-run", kind: .flag, help: "Write nothing; print the differences.", section: "Output"),
      Option(
        name: "report", kind: .value(name: "file", .file(extensions: ["txt", "md", "html", "json"])),
        isRepeatable: true,
        help: "Tell what was carried over, changed, added and left out, what is left to do, and why: as JSON in a file "
          + "'….json', as Markdown in '….md', as a page in '….html', else as plain text; '-' is standard output. In a folder, as 'DIR/', all of the "
          + "first three are written: 'migration-report.json' and so on.",
        section: "Output"),
      Option(
        name: "accept", kind: .value(name: "file", .file(extensions: ["swift"])), isRepeatable: true,
        help: "A file of the output is right as you have edited it, though what would be written has changed; or it is "
          + "yours, though no longer written.", section: "Output"),
      Option(
        name: "find-legacy", kind: .value(name: "path", .file(extensions: ["swift"])), isRepeatable: true,
        help: "Search Swift files, and folders for them, for everything that still uses the old intents: handlers, "
          + "donations, suggestions, widgets, generated classes. The report lists what to change; the bridge names the "
          + "handlers.",
        defaultText: "'findLegacy' of the configuration", section: "Hand-written code"),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done.", section: "Output"),
      Option(
        name: "form",
        kind: .value(
          name: "form",
          .choice([
            Choice("modern", "all that the definition says"),
            Choice("compatible", "the names, order and shapes of Xcode's converter, without its mistakes"),
          ])), help: "What the code looks like.", defaultText: "modern", section: "Swift"),
      Option(
        name: "target", kind: .value(name: "system", .text),
        help: "The oldest system that the code is for, for example iOS17.0; those of the other systems follow.",
        defaultText: "iOS16.0", section: "Swift"),
      Option(
        name: "access", kind: .value(name: "level", .choice(["public", "package", "internal"])),
        help: "Who may use the declarations.", defaultText: "internal, without the word", section: "Swift"),
      Option(
        name: "swift-version", kind: .value(name: "version", .choice(["5", "6"])),
        help: "The language mode of the module; the modern form is valid in both.", defaultText: "5", section: "Swift"),
      Option(
        name: "nonisolated", kind: .flag,
        help: "Mark types nonisolated, for modules that belong to the main actor by default (Swift 6.1).",
        defaultText: "as the configuration says of generated classes", section: "Swift"),
      Option(
        name: "conditional", kind: .invertibleFlag(default: false),
        help: "Compile the code only where App Intents are, by '#if canImport(AppIntents)': for a module that is built "
          + "on Linux, too.", defaultText: "as the configuration says", section: "Swift"),
      Option(
        name: "perform",
        kind: .value(
          name: "what",
          .choice([
            Choice("gap", "nothing yet: the work of the handler is to be moved there"),
            Choice("bridge", "it asks the handler of the old intent, which stays as it is"),
          ])), help: "What actions do.", defaultText: "as the configuration says, else gap", section: "Swift"),
      Option(
        name: "bridge-resolution",
        kind: .value(
          name: "which",
          .choice([
            Choice("all", "the handler resolves the parameters"),
            Choice("none", "the values are passed on as they are"),
          ])), help: "What handlers are asked before 'confirm' and 'handle'.", defaultText: "all", section: "Swift"),
      Option(
        name: "dependency", kind: .value(name: "intent.parameter=other", .text), isRepeatable: true,
        help: "The handler sees the value of another parameter when it lists the options of one, from iOS 17 on.",
        section: "Swift"),
      Option(
        name: "predictions", kind: .flag, help: "Write the suggestions of the definition as predictions.",
        section: "Swift"),
      Option(
        name: "dialogs", kind: .flag, help: "Write all dialogs of the definition, whether or not they are in use.",
        section: "Swift"),
      Option(
        name: "required", kind: .flag,
        help: "Parameters of widgets are not optional; their queries supply a first value.", section: "Swift"),
      Option(
        name: "enumerable", kind: .value(name: "type", .text), isRepeatable: true,
        help: "An object type of which all objects can be listed.", section: "Swift"),
      Option(
        name: "category", kind: .value(name: "text", .text),
        help: "The category of all actions, in place of the word that the definition has.", section: "Swift"),
      Option(
        name: "control", kind: .value(name: "intent", .text), isRepeatable: true,
        help: "An intent whose parameters a control has as settings too, from iOS 18 on.", section: "Swift"),
      Option(
        name: "snippets", kind: .flag,
        help: "Show the responses of actions as snippets, wherever there is something to show; needs iOS 26.",
        section: "Swift"),
      Option(
        name: "replacement", kind: .value(name: "intent=type", .text), isRepeatable: true,
        help: "What people are to use instead of an intent: another one, or an App Intent of the project.",
        section: "Swift"),
      Option(
        name: "continue-in-app", kind: .flag,
        help: "The app goes on with an action, as after 'continueInApp' of a handler; from iOS 16.4 on.",
        section: "Swift"),
      Option(
        name: "package", kind: .value(name: "name", .text),
        help: "The framework or package that the code is in: the app has to know it, from iOS 17 on.", section: "Swift"),
      Option(
        name: "shortcuts", kind: .value(name: "file", .file(extensions: ["json", "json5"])),
        help: "What App Shortcuts there are, in place of what a configuration says.", section: "App Shortcuts"),
      Option(
        name: "symbol", kind: .value(name: "[intent=]name", .text), isRepeatable: true,
        help: "The symbol of the App Shortcuts, or of that of one intent.", defaultText: "app",
        section: "App Shortcuts"),
    ] + SharedOptions.configuration + [
      Option(
        name: "strings",
        kind: .value(
          name: "format",
          .choice([
            Choice("xcstrings", "string catalogues"),
            Choice("strings", "a .strings for each language"),
            Choice("none", "no tables"),
          ])),
        help: "How texts and their translations are written; what else is in a table stays.",
        defaultText: "xcstrings", section: "Texts"),
      Option(
        name: "string-keys",
        kind: .value(
          name: "keys",
          .choice([
            Choice("text", "the texts, as Xcode has them"), Choice("id", "the string IDs of the definition"),
          ])), help: "What the keys of texts are.", defaultText: "text", section: "Texts"),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix that the intents were generated with; '' for none.",
        defaultText: "that of the configuration, else the one that the definition records", section: "Swift"),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc migrate Intents.intentdefinition -o AppIntents", "Writes App Intents for iOS 16 and later."),
      Example(
        "intentc migrate Intents.intentdefinition -o AppIntents --target iOS18.0 --check",
        "Fails in CI when the definition has changed since."),
      Example(
        "intentc migrate Intents.intentdefinition -o AppIntents --report migration.html --report migration.json",
        "Tells what became of everything, for people and for programs."),
      Example(
        "intentc migrate Intents.intentdefinition -o App/Intents --tests AppTests/Intents --test-module CoffeeBar",
        "Writes tests of the actions, too."),
      Example(
        "intentc migrate Intents.intentdefinition -o AppIntents --find-legacy App --report migration.html",
        "Tells what to change in the Swift files of a folder, too."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    guard let output = command.value("output"), !output.isEmpty else {
      return SharedOptions.refuse("'--output' needs the path of a folder")
    }
    guard !(command.flag("check") && command.flag("dry-run")) else {
      return SharedOptions.refuse("'--check' and '--dry-run' cannot be used together")
    }
    if let mode = ["check", "dry-run"].first(where: { command.flag($0) }), !command.values("accept").isEmpty {
      return SharedOptions.refuse("'--accept' and '--\(mode)' cannot be used together")
    }
    if let prefix = command.value("class-prefix"), !prefix.isEmpty, !Compiler.isIdentifier(prefix) {
      return SharedOptions.refuse(
        "'\(prefix)' is no prefix of a class; use letters, digits and '_', and start with a letter")
    }
    let reports = command.values("report").flatMap(MigrationReportFile.files)
    if let problem = Self.problem(with: reports.map(\.path), in: command) { return SharedOptions.refuse(problem) }
    let targetName = command.value("target")
    let target = targetName.flatMap { MigrationTarget($0) }
    if let targetName, target == nil {
      return SharedOptions.refuse(
        "'\(targetName)' is no system with App Intents; name one as in iOS16.0, iOS17.0, iOS18.0 or iOS26.0")
    }
    if let problem = SharedOptions.configurationProblem(command) { return SharedOptions.refuse(problem) }
    let form: MigrateOptions.Form = command.choice("form") ?? .modern
    let modernOptions =
      ["required", "continue-in-app", "snippets"].filter { command.flag($0) }
      + ["enumerable", "category", "control", "dependency", "replacement", "package", "tests"].filter {
        !command.values($0).isEmpty
      }
      + (command.value("perform") == "bridge" ? ["perform bridge"] : [])
    if form == .compatible, let option = modernOptions.first {
      return SharedOptions.refuse("'--\(option)' needs the modern form")
    }
    if let name = command.value("package"), !Compiler.isIdentifier(name) {
      return SharedOptions.refuse("'\(name)' is no name of a module; use letters, digits and '_'")
    }
    let tests: MigrationTests?
    let replacements: [String: String]
    let symbols: [String: String]
    let dependencies: [MigrateOptions.OptionDependency]
    do {
      tests = try Self.tests(command, beside: output)
      replacements = try pairs("replacement", command, form: "INTENT=TYPE")
      symbols = try pairs("symbol", command, form: nil)
      dependencies = try optionDependencies(command)
    } catch {
      return SharedOptions.refuse(error.message)
    }
    if let symbol = symbols.values.sorted().first(where: { !Compiler.isSymbolName($0) }) {
      return SharedOptions.refuse("'\(symbol)' is no name of a symbol; SF Symbols have names such as 'cup.and.saucer'")
    }
    let compiler = Compiler(
      options: CompilerOptions(
        classPrefix: command.value("class-prefix") ?? "", usesRecordedPrefix: command.value("class-prefix") == nil,
        allowsUnknownModelVersion: command.flag("allow-newer-model"),
        limits: SharedOptions.limits(command)))
    var options = MigrateOptions(
      form: form, target: target, access: command.choice("access"),
      languageMode: command.choice("swift-version") ?? .swift5, writesPredictions: command.flag("predictions"),
      writesDialogs: command.flag("dialogs"), requiresWidgetParameters: command.flag("required"),
      enumerableTypes: Set(command.values("enumerable")), continuesInApp: command.flag("continue-in-app"),
      replacements: replacements, controls: command.values("control"),
      packageName: command.value("package"), category: command.value("category"),
      stringKeys: command.choice("string-keys") ?? .text)
    options.isNonisolated = command.flag("nonisolated")
    options.isConditional = command.givenFlag("conditional")
    options.performing = command.choice("perform")
    options.optionDependencies = dependencies
    options.writesSnippets = command.flag("snippets")
    options.letsHandlersResolve = command.value("bridge-resolution") != "none"
    let request = MigrateRequest(
      inputs: command.positionals("path"), outputDirectory: output, options: options,
      strings: command.choice("strings") ?? .catalogues,
      mode: command.flag("check") ? .check : command.flag("dry-run") ? .preview : .write,
      configurationFile: command.value("config"), usesConfiguration: !command.flag("no-config"),
      shortcutsFile: command.value("shortcuts"), symbol: symbols[""], symbols: symbols.filter { !$0.key.isEmpty },
      acceptedFiles: command.values("accept"), legacySources: command.values("find-legacy"),
      reports: reports, tests: tests)
    // A difference is for other programs, and so may be a report.
    let printsOther = command.flag("dry-run") || request.reports.contains(where: \.isStandardOutput)
    return SharedOptions.finish(
      compiler.migrate(request), command, isQuiet: command.flag("quiet"), summaryTo: printsOther ? .error : .output)
  }

  /// What makes no sense about the places of reports; nil where all does.
  private static func problem(with reports: [String], in command: ParsedCommand) -> String? {
    guard !reports.contains("") else { return "'--report' needs the path of a file" }
    var files = Reporter.list(in: command).compactMap(\.file)
    for path in reports {
      let file = ReportFile(path)
      if files.contains(where: file.isSame) { return "two reports cannot be written to one file, '\(path)'" }
      files.append(file)
    }
    return nil
  }

  private struct Misuse: Error {
    let message: String
  }

  /// The tests that are asked for; nil for none.
  ///
  /// - Throws: What makes no sense about them.
  private static func tests(_ command: ParsedCommand, beside output: String) throws(Misuse) -> MigrationTests? {
    guard let directory = command.value("tests") else {
      if command.value("test-module") != nil { throw Misuse(message: "'--test-module' needs '--tests'") }
      return nil
    }
    guard !directory.isEmpty else { throw Misuse(message: "'--tests' needs the path of a folder") }
    guard !ReportFile(directory).isSame(as: ReportFile(output)) else {
      throw Misuse(
        message: "'--tests' and '--output' name the same folder; tests belong into the one of the test target")
    }
    guard let module = command.value("test-module") ?? command.value("package") else {
      throw Misuse(message: "'--tests' needs '--test-module': the name of the module that has the code of '\(output)'")
    }
    guard Compiler.isIdentifier(module) else {
      throw Misuse(message: "'\(module)' is no name of a module; use letters, digits and '_'")
    }
    return MigrationTests(directory: directory, module: module)
  }

  /// The values of an option with a name before each; the empty name stands for a value without one.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - command: The command line.
  ///   - form: How a value is written; nil where the name may be missing.
  /// - Returns: The values by name.
  /// - Throws: What makes no sense about a value.
  private static func pairs(
    _ option: String, _ command: ParsedCommand, form: String?
  ) throws(Misuse) -> [String: String] {
    var pairs: [String: String] = [:]
    for text in command.values(option) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts.count == 2 ? parts[0] : ""
      guard let value = parts.last, !value.isEmpty, parts.count == 1 || !name.isEmpty else {
        throw Misuse(message: "'--\(option) \(text)' lacks a name")
      }
      if let form, parts.count == 1 { throw Misuse(message: "'--\(option) \(text)': write \(form)") }
      guard pairs.updateValue(value, forKey: name) == nil else {
        throw Misuse(message: "'--\(option)' is given twice" + (name.isEmpty ? "" : " for '\(name)'"))
      }
    }
    return pairs
  }

  /// What handlers are to see when they list options.
  private static func optionDependencies(
    _ command: ParsedCommand
  ) throws(Misuse) -> [MigrateOptions.OptionDependency] {
    var dependencies: [MigrateOptions.OptionDependency] = []
    for text in command.values("dependency") {
      let sides = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let path = sides[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, path.count == 2, !(sides + path).contains("") else {
        throw Misuse(message: "'--dependency \(text)': write INTENT.PARAMETER=OTHER")
      }
      dependencies.append(MigrateOptions.OptionDependency(of: path[1], in: path[0], on: sides[1]))
    }
    return dependencies
  }
}
