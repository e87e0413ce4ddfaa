import CommandLineInterface
import IntentCompiler

/// `intentc format`: the text that Xcode saves.
enum FormatCommand {
  static let command = Command(
    name: "format",
    abstract: "Rewrite definitions in the form that Xcode saves.",
    discussion: [
      "Keys are sorted, indentation is by tabs, and every value is spelt as Xcode spells it; nothing is lost, unknown "
        + "keys included. A file that Xcode saved does not change. XML comments have no place in that form: they stop "
        + "the command unless --drop-comments is given."
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(name: "check", kind: .flag, help: "Write nothing; fail if a definition is not in this form."),
      Option(name: "print", kind: .flag, help: "Write the text of one definition to standard output."),
      Option(name: "drop-comments", kind: .flag, help: "Let XML comments be lost."),
      Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done."),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc format Intents.intentdefinition", "Rewrites the file in place, if it changes at all."),
      Example("intentc format Sources --check", "Fails when a definition was edited by hand and not formatted."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    guard !(command.flag("check") && command.flag("print")) else {
      return SharedOptions.refuse("'--check' and '--print' cannot be used together")
    }
    let request = FormatRequest(
      inputs: command.positionals("path"),
      mode: command.flag("check") ? .check : command.flag("print") ? .print : .rewrite,
      dropsComments: command.flag("drop-comments"))
    let compiler = Compiler(
      options: CompilerOptions(
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    return SharedOptions.finish(compiler.format(request), command, isQuiet: command.flag("quiet"))
  }
}
