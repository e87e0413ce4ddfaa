import CommandLineInterface
import IntentCompiler

/// A form in which a run's findings are written, and where they go.
struct Reporter {
  /// The form; nil is the one that fits a terminal or, elsewhere, a log.
  let style: ReportStyle?

  /// The file; nil is the stream to which the command writes its findings.
  let file: ReportFile?

  /// The option by which the reporters of a run are chosen.
  static let option = Option.value(
    "reporter", valueName: "style",
    .choiceWithFile([
      Choice("auto", "excerpt on a terminal, else line"),
      Choice("excerpt", "the source line with the place marked"),
      Choice("line", "one line per problem"), Choice("json", "a JSON document"),
      Choice("sarif", "a SARIF 2.1.0 log"), Choice("github", "workflow commands of GitHub Actions"),
      Choice("checkstyle", "the XML of Checkstyle"), Choice("junit", "the XML of JUnit"),
      Choice("intentbuilderc", "the form of Apple's tool"),
    ]), isRepeatable: true,
    help:
      "How findings are written: to a file, or else where they are shown. May be given several times; only the forms "
      + "that are named are written.", defaultText: "auto", section: "Findings")

  /// The reporters that a command line names, or the default one.
  static func list(in command: ParsedCommand) -> [Reporter] {
    let chosen = command.choicesWithFiles(option.name).map { choice in
      Reporter(style: ReportStyle(rawValue: choice.choice), file: choice.file.map(ReportFile.init))
    }
    return chosen.isEmpty ? [Reporter(style: nil, file: nil)] : chosen
  }

  /// Why the reporters of a command line cannot be used together; nil if they can, or the command has none.
  static func contradiction(in command: ParsedCommand) -> String? {
    guard command.command.options.contains(option) else { return nil }
    let reporters = list(in: command)
    guard reporters.count(where: { $0.file == nil }) <= 1 else {
      return "only one '--reporter' can be without a file"
    }
    var files: [ReportFile] = []
    for file in reporters.compactMap(\.file) {
      if files.contains(where: file.isSame) {
        return "two reporters cannot write to one file, '\(file.path)'"
      }
      files.append(file)
    }
    return nil
  }

  /// What is told of many findings that are alike where nobody has asked for a form: the first, and how many others.
  struct Abridgment {
    /// How all are to be had.
    var hint = "'--reporter line' lists them all"

    /// Whether every error is told.
    var keepsErrors = false
  }

  /// Writes the findings; nil in the place of an abridgment tells all.
  ///
  /// - Returns: Why the file cannot be written; nil if there is none, or it is written.
  func write(
    _ outcome: CommandOutcome, includesNotes: Bool, abridgment: Abridgment?, to stream: Terminal.Stream
  ) -> String? {
    guard let file else {
      let report =
        style == nil
        ? abridgment.map { outcome.report.abridged(keepsErrors: $0.keepsErrors, hint: $0.hint) } ?? outcome.report
        : outcome.report
      let style = style ?? (stream.isTerminal ? .excerpt : .line)
      stream.write(report.rendered(as: style, includesNotes: includesNotes, isColored: stream.takesColors))
      return nil
    }
    do {
      try file.write(
        outcome.report.rendered(as: style ?? .line, includesNotes: includesNotes), sparing: outcome.inputs,
        and: outcome.outputs)
      return nil
    } catch {
      return error.message
    }
  }
}
