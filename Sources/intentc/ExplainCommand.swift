import CommandLineInterface
import IntentCompiler

/// `intentc explain`: what a rule is about.
enum ExplainCommand {
  static let command = Command(
    name: "explain",
    abstract: "Explain a finding: what it means, why it matters, and how it looks.",
    discussion: ["Without a slug, all rules are listed with their severities."],
    arguments: [
      Argument(
        "slug", .choice(Compiler.ruleSlugs.map { Choice($0) }, listedBy: "intentc explain"), isOptional: true,
        help: "The slug in the square brackets of a finding.")
    ],
    options: [
      Option(name: "examples", kind: .flag, help: "Show all examples, not only the first of each kind.")
    ],
    examples: [
      Example("intentc explain duplicate-tag", "Explains the finding [duplicate-tag]."),
      Example("intentc explain", "Lists all rules."),
    ])

  static func run(_ command: ParsedCommand) -> Int32 {
    guard let slug = command.positional("slug") else {
      Terminal.write(RuleGuide.list)
      return ExitStatus.success
    }
    guard
      let text = RuleGuide.explanation(
        of: slug, showsAllExamples: command.flag("examples"), width: Terminal.width)
    else {
      preconditionFailure("the parser accepts slugs only")
    }
    Terminal.write(text)
    return ExitStatus.success
  }
}
