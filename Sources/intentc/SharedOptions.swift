import CommandLineInterface
import IntentCompiler

/// The options that several commands have.
enum SharedOptions {
  /// The operand of every command that reads definitions.
  static let paths = Argument(
    "path", .file(extensions: ["intentdefinition"]), isRepeated: true,
    help: "A definition, or a folder that is searched for definitions.")

  /// The same operand where a command can do without.
  static let optionalPaths = Argument(
    paths.name, paths.kind, isOptional: true, isRepeated: true, help: paths.help)

  /// How findings are written.
  static let reporting: [Option] = [
    Reporter.option,
    Option(
      name: "notes", kind: .flag, help: "Write findings for information too.", section: "Findings"),
  ]

  /// Which configuration counts.
  static let configuration: [Option] = [
    Option(
      name: "config", kind: .value(name: "file", .file(extensions: ["json"])),
      help: "Use this configuration for all inputs.", defaultText: "the nearest intentc.json from each PATH upwards",
      section: "Configuration"),
    Option(name: "no-config", kind: .flag, help: "Use no configuration file.", section: "Configuration"),
  ]

  /// What makes no sense about the options of the configuration; nil where all does.
  static func configurationProblem(_ command: ParsedCommand) -> String? {
    command.flag("no-config") && command.value("config") != nil
      ? "'--config' and '--no-config' cannot be used together" : nil
  }

  /// How large an input may be.
  static let limits: [Option] = [
    limit("max-bytes", "The largest file, in bytes.", "536870912"),
    limit("max-depth", "The deepest nesting of XML elements, at most 250.", "64", to: 250),
    limit("max-text-bytes", "The longest text of one element, in bytes.", "1048576"),
    limit("max-elements", "The largest number of XML elements.", "20000000"),
    Option(
      name: "allow-newer-model", kind: .flag,
      help: "Read a definition of an unknown model version as the newest known one.", section: "Input limits"),
  ]

  private static func limit(
    _ name: String, _ help: String, _ defaultText: String, to largest: Int = Int(Int32.max)
  ) -> Option {
    Option(
      name: name, kind: .value(name: "n", .number(in: 1...largest)), help: help, defaultText: defaultText,
      section: "Input limits")
  }

  /// The limits that a command line sets.
  static func limits(_ command: ParsedCommand) -> InputLimits {
    var limits = InputLimits()
    if let count = command.number("max-bytes") { limits.byteCount = count }
    if let depth = command.number("max-depth") { limits.depth = depth }
    if let count = command.number("max-text-bytes") { limits.textByteCount = count }
    if let count = command.number("max-elements") { limits.elementCount = count }
    return limits
  }

  /// Refuses a command line that parses but makes no sense, and tells the exit status.
  static func refuse(_ message: String) -> Int32 {
    Terminal.writeError("intentc: error: \(message)\n")
    return UsageError.exitStatus
  }

  /// Writes what a command found and did.
  ///
  /// - Parameters:
  ///   - outcome: What the command found and did.
  ///   - command: The command line, which names the reporters.
  ///   - isQuiet: Whether to keep the summary back.
  ///   - abridgment: What is told of many findings of one kind unless a reporter is named; nil for all.
  ///   - stream: Where findings go that have no file of their own.
  ///   - summaryStream: Where the summary goes.
  /// - Returns: The exit status.
  static func finish(
    _ outcome: CommandOutcome, _ command: ParsedCommand, isQuiet: Bool = false, abridgment: Reporter.Abridgment? = nil,
    findingsTo stream: Terminal.Stream = .error, summaryTo summaryStream: Terminal.Stream = .output
  ) -> Int32 {
    var failures = Reporter.list(in: command).compactMap { reporter in
      reporter.write(outcome, includesNotes: command.flag("notes"), abridgment: abridgment, to: stream)
    }
    Terminal.write(outcome.output)
    failures += outcome.documents.compactMap { write($0, sparing: outcome.inputs) }
    if !isQuiet, let summary = outcome.summary {
      summaryStream.write(summary + "\n")
    }
    for failure in failures {
      Terminal.writeError("intentc: error: \(failure)\n")
    }
    return failures.isEmpty ? outcome.exitStatus : ExitStatus.failure
  }

  /// Writes a document to its place.
  ///
  /// - Returns: Why that cannot be done; nil if it is.
  private static func write(_ document: CommandDocument, sparing inputs: [String]) -> String? {
    guard document.path != CommandDocument.standardOutput else {
      Terminal.write(document.text)
      return nil
    }
    do {
      try ReportFile(document.path).write(document.text, sparing: inputs)
      return nil
    } catch {
      return error.message
    }
  }
}
