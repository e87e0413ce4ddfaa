import CommandLineInterface
import IntentCompiler

/// `intentc simulate`: what Siri would say.
enum SimulateCommand {
  static let command = Command(
    name: "simulate",
    abstract: "Play a conversation with Siri about an intent, from its definition alone.",
    discussion: [
      "Siri's part is what the definition says: prompts, choices, confirmations, reasons for refusals, responses. Where "
        + "it says nothing, a stand-in for the system's own words is marked with '*'. The app's part is played as by a "
        + "handler in which nothing has been written yet: defaults, bounds and conditions hold, everything else is taken.",
      "You are the person, unless --answer or --auto speak for you. An answer is a value in words, a choice or its "
        + "number, yes, no or cancel; values of a list are parted by commas. What follows a value is the app's doing: "
        + "'latte ?' has it ask whether a latte is meant, 'latte ?Latte, Dark Latte' which one, 'gold !soldOut' refuse it "
        + "for that reason, 'gold !' for none. Words with such marks in them are put in double quotation marks. At a "
        + "terminal, '?' tells what can be answered.",
      "Exit status: 0 when the conversation came to its end, 1 when answers were missing or left over, 64 when the "
        + "command line names what is not there. At a terminal the end of the input is an end as any other.",
    ],
    arguments: [
      Argument(
        "path", .file(extensions: ["intentdefinition"]), help: "A definition, or a folder that is searched for one."),
      Argument(
        "intent", isOptional: true,
        help: "The intent's name, or that of its class; not needed where there is only one, or to play all with --auto."
      ),
    ],
    options: [
      Option(
        name: "answer", kind: .value(name: "answer", .text), isRepeatable: true,
        help: "What the person answers, question by question.", section: "The person"),
      Option(
        name: "auto", kind: .flag,
        help: "Answer with defaults, first choices and stand-ins, and ask all that the definition has words for.",
        section: "The person"),
      Option(
        name: "given", kind: .value(name: "param=value", .text), isRepeatable: true,
        help: "What the person has said at first; PARAM.PROPERTY=VALUE says something of an object.",
        section: "The person"),
      Option(
        name: "option", kind: .value(name: "param=values", .text), isRepeatable: true,
        help: "What is offered for a parameter, parted by commas; other values are refused.", section: "The app"),
      Option(
        name: "response", kind: .value(name: "code", .text), help: "The response code in the end.",
        defaultText: "success", section: "The app"),
      Option(
        name: "value", kind: .value(name: "name=value", .text), isRepeatable: true,
        help: "What the response carries; NAME.PROPERTY=VALUE says something of an object.", section: "The app"),
      Option(
        name: "confirmation", kind: .value(name: "code", .text),
        help: "The response code before the intent is handled.", defaultText: "ready", section: "The app"),
      Option(
        name: "language", kind: .value(name: "list", .text),
        help: "The languages, parted by commas; for what de-AT lacks, de stands in, and then the definition.",
        section: "Languages"),
      Option(
        name: "all-languages", kind: .flag,
        help: "Play the conversation in the definition's language and all that it is translated into.",
        section: "Languages"),
      Option(name: "json", kind: .flag, help: "Answer in JSON; the shape is versioned.", section: "Output"),
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc simulate Orders.intentdefinition OrderCoffee", "Lets you talk to Siri about a coffee."),
      Example(
        "intentc simulate Sources OrderCoffee --auto --all-languages", "Shows what Siri says, in every language."),
      Example(
        "intentc simulate Sources RequestRefund --given order=Monday --answer cold --answer yes",
        "Plays a conversation that is written down, and fails when it would go otherwise."),
    ])

  private static let greeting = "You are the person. '?' tells what can be answered, 'cancel' ends the conversation."

  static func run(_ command: ParsedCommand) async -> Int32 {
    let answers = command.values("answer")
    let isAutomatic = command.flag("auto")
    let isAsked = answers.isEmpty && !isAutomatic
    let languages = command.value("language")?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let problem = problem(command, languages: languages ?? [], isAsked: isAsked) {
      return SharedOptions.refuse(problem)
    }
    let operands = command.positionals
    let request = SimulationRequest(
      input: operands[0], intent: operands.dropFirst().first,
      languages: command.flag("all-languages") ? .all : languages.map { .named($0) } ?? .development,
      answers: isAutomatic ? .automatic : isAsked ? .asked : .scripted(answers), given: command.values("given"),
      options: command.values("option"), confirmation: command.value("confirmation"),
      response: command.value("response"), values: command.values("value"),
      format: command.flag("json") ? .json : .text)
    let compiler = Compiler(
      options: CompilerOptions(
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    let console = TerminalConsole(isSilent: request.format == .json)
    if isAsked, console.isTyped { Terminal.writeError("\(Self.greeting)\n") }
    let result = await compiler.simulate(request, console: isAsked ? console : nil)
    let status = SharedOptions.finish(result.outcome, command)
    guard !result.problems.isEmpty else { return status }
    if isAsked, console.isTyped, result.isUnanswered { return ExitStatus.success }
    for problem in result.problems { Terminal.writeError("intentc: error: \(problem)\n") }
    return status
  }

  /// What makes no sense about a command line; nil where all does.
  private static func problem(_ command: ParsedCommand, languages: [String], isAsked: Bool) -> String? {
    if command.flag("auto"), !command.values("answer").isEmpty {
      return "'--auto' and '--answer' cannot be used together"
    }
    if command.flag("all-languages"), !languages.isEmpty {
      return "'--all-languages' and '--language' cannot be used together"
    }
    if let language = languages.first(where: { !Compiler.isLanguageName($0) }) {
      return "'\(language)' is no language; write for example '--language de,pt-BR'"
    }
    if isAsked, command.flag("all-languages") || languages.count > 1 {
      return "a conversation in several languages needs '--answer' or '--auto'"
    }
    if isAsked, command.flag("json"), Terminal.inputIsTerminal {
      return "'--json' needs '--answer', '--auto', or answers that are piped in"
    }
    return nil
  }
}
