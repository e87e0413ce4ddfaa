import CommandLineInterface
import IntentCompiler

/// `intentbuilderc`: the command line of Apple's tool, for builds that call it.
enum IntentBuilderCommand {
  static let name = "intentbuilderc"

  /// The command below `intentc`, which has the standard options already.
  static let command = command(options: [])

  /// The command as a program of its own.
  static let program = command(options: CommandTree.standardOptions)

  private static func command(options: [Option]) -> Command {
    Command(
      name: name,
      abstract: "Take the place of Apple's intentbuilderc, with its options and its diagnostics.",
      discussion: [
        "Options have a single dash and may have an empty value, which counts as absent. Installed or linked under the "
          + "name intentbuilderc, the program takes this command line directly.",
        "As with Apple's tool, the output folder belongs to the build: files in it are replaced, whoever wrote them.",
      ],
      style: .singleDash,
      options: options,
      subcommands: [
        Command(
          name: "generate", abstract: "Generate the classes of a definition.",
          options: paths + [
            Option(
              name: "language", kind: .value(name: "language", .text), isRequired: true,
              help: "The language of the output: Swift or Objective-C."),
            Option(
              name: "swiftVersion", kind: .value(name: "version", .text), help: "Any Swift version; has no effect."),
            Option(
              name: "visibility", kind: .value(name: "visibility", .text),
              help: "Who may use declarations in Swift: public, or project and private, which both give internal.",
              defaultText: "public"),
            Option(name: "moduleName", kind: .value(name: "name", .text), help: "The module; has no effect."),
            Option(name: "dryRun", kind: .flag, help: "Print the absolute paths of the files and write nothing."),
          ]),
        Command(
          name: "compile", abstract: "Copy a definition into a folder, for the bundle of the app.", options: paths),
        .help,
      ])
  }

  private static let paths: [Option] = [
    Option(
      name: "input", kind: .value(name: "file", .file(extensions: ["intentdefinition"])), isRequired: true,
      help: "The definition."),
    Option(
      name: "output", kind: .value(name: "dir", .directory), isRequired: true, help: "The folder for the output."),
    Option(
      name: "classPrefix", kind: .value(name: "prefix", .text),
      help: "Put in front of class names, as ABC in ABCOrderIntent, except those that the definition spells out."),
  ]

  static func run(_ command: ParsedCommand, verb: String) -> Int32 {
    func given(_ name: String) -> String? {
      command.value(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let input = given("input"), let output = given("output") else {
      return fail("options '-input' and '-output' need a value")
    }
    var options = CompilerOptions(classPrefix: given("classPrefix") ?? "")
    if verb == "compile" {
      return finish(Compiler(options: options).compile(CompileRequest(input: input, outputDirectory: output)))
    }
    switch command.value("language") {
    case "Swift": break
    case "Objective-C": options.language = .objectiveC
    case let other:
      return fail("unknown language '\(other ?? "")'; the languages are 'Swift' and 'Objective-C'")
    }
    switch given("visibility") {
    case nil, "public": options.access = .public
    case "project", "private": options.access = .internal
    case let other?:
      return fail("unknown visibility '\(other)'; it can be 'public', 'project' or 'private'")
    }
    // Xcode owns the output folder, and files of Apple's tool may be in it.
    let request = GenerateRequest(
      inputs: [input], outputDirectory: output, mode: command.flag("dryRun") ? .list : .write,
      reportsStaleFiles: false, overwritesForeignFiles: true, listsAbsolutePaths: true)
    return finish(Compiler(options: options).generate(request))
  }

  private static func finish(_ outcome: CommandOutcome) -> Int32 {
    Terminal.writeError(outcome.report.rendered(as: .intentBuilder))
    Terminal.write(outcome.output)
    return outcome.isSuccess ? 0 : 1
  }

  private static func fail(_ message: String) -> Int32 {
    Terminal.writeError("\(name): error: \(message)\n")
    return 1
  }
}
