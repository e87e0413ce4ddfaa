import CommandLineInterface
import IntentCompiler

/// `intentc diff`: what a change of a definition means.
enum DiffCommand {
  static let command = Command(
    name: "diff",
    abstract: "Tell what is different between two versions of definitions, and what that breaks.",
    discussion: [
      "Entries are matched by class, then by name, then by tag or string ID, so that a rename is told as one. What only "
        + "follows from a rename, such as tokens in texts, is not told again. Each change is breaking (saved shortcuts, "
        + "placed widgets, source code or handlers do not work any more), compatible or cosmetic, and the reasons "
        + "follow at the end.",
      "Of two folders, the definitions with the same paths in both are compared, and the others are told as new or "
        + "removed.",
      "Exit status: 0 whatever is different, 1 with --fail-on for changes of that kind, and where a version cannot be "
        + "read.",
    ],
    arguments: [
      Argument(
        "old", .file(extensions: ["intentdefinition"]),
        help:
          "The earlier version: a definition or folder, 'git:REVISION:PATH', 'git:REVISION' for the path of the later "
          + "version, or '-' for standard input; what a revision does not have, and '/dev/null', is empty. 'A...B' stands "
          + "for the common ancestor of two revisions. Where it is the only one, what git has at HEAD is compared with it, or with 'git:A...B:PATH' the ancestor with B."
      ),
      Argument(
        "new", .file(extensions: ["intentdefinition"]), isOptional: true, help: "The later version, in the same forms."),
    ],
    options: [
      Option(
        name: "format", kind: .value(name: "format", .choice(["text", "markdown", "json"])),
        help: "The form of the answer; the shape of JSON is versioned.", defaultText: "text"),
      Option(
        name: "fail-on", kind: .value(name: "kind", .choice(["breaking", "data"])),
        help: "Fail on changes that break anything, or only on those that break saved shortcuts and widgets."),
      Option(
        name: "only", kind: .value(name: "impact", .choice(["breaking", "compatible", "cosmetic"])),
        help: "List only changes of that kind; all are counted, and count for --fail-on."),
      Option(
        name: "all", kind: .flag, help: "List every string ID, version and value for the editor, not only their number."
      ),
      Option(
        name: "class-prefix", kind: .value(name: "prefix", .text),
        help: "The class prefix in force.", defaultText: "that which each version records"),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc diff Intents.intentdefinition", "Shows what is not committed yet."),
      Example(
        "intentc diff git:main...:. . --fail-on data",
        "Fails where users lose something by what was changed since the branch main was left."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    let request = DiffRequest(
      old: command.positionals("old").first ?? "", new: command.positionals("new").first,
      format: command.choice("format") ?? .text, failsOn: command.choice("fail-on"),
      listsEverything: command.flag("all"), listedImpact: command.choice("only"))
    let prefix = command.value("class-prefix")
    let compiler = Compiler(
      options: CompilerOptions(
        classPrefix: prefix ?? "", usesRecordedPrefix: prefix == nil,
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    return SharedOptions.finish(compiler.diff(request), command)
  }
}
