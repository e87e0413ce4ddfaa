import Foundation
import PackagePlugin

/// A command of the program that is run for targets of a package.
struct IntentCommand {
  /// The targets that are named with `--target`; empty for all that have definitions.
  let targetNames: [String]

  /// What is passed on to the program.
  let arguments: [String]

  /// Reads a command line; what Xcode adds to it is left out.
  init(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    targetNames = extractor.extractOption(named: "target")
    self.arguments = extractor.remainingArguments
  }

  /// The output folder that the command line names; nil for none.
  private var output: String? {
    for (index, word) in arguments.enumerated() {
      if word == "--output" || word == "-o" { return arguments.dropFirst(index + 1).first ?? "" }
      for prefix in ["--output=", "-o=", "-o"] where word.hasPrefix(prefix) {
        return String(word.dropFirst(prefix.count))
      }
    }
    return nil
  }

  /// Whether the command line gives an option with a value.
  private func has(_ option: String) -> Bool {
    arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
  }

  private var hasConfiguration: Bool { has("--config") || arguments.contains("--no-config") }

  /// Generates the code of definitions, also in a target whose last definition is gone and has left files behind.
  ///
  /// - Parameters:
  ///   - targets: All targets.
  ///   - root: The folder of the package or project.
  ///   - tool: The program.
  /// - Throws: What makes no sense, or the system's error.
  func generate(_ targets: [CommandTarget], in root: URL, tool: URL) throws {
    let folder = "Generated"
    try write("generate", into: folder, targets, in: root, tool: tool) { target in
      target.hasDefinitions || target.hasFile("\(folder)/.generation.lock.json")
    } options: { target in
      has("--scope") ? [] : ["--scope", target.folder.path]
    }
  }

  /// Runs a command of the program that writes files, once for each target, since a target is a module.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - folder: The folder in a target for the files, where the command line names none.
  ///   - targets: All targets.
  ///   - root: The folder of the package or project.
  ///   - tool: The program.
  ///   - isConcerned: Whether the command has something to do in a target.
  ///   - options: What else the program is told of a target.
  /// - Throws: What makes no sense, or the system's error.
  func write(
    _ name: String, into folder: String, _ targets: [CommandTarget], in root: URL, tool: URL,
    where isConcerned: (CommandTarget) -> Bool = \.hasDefinitions, options: (CommandTarget) -> [String] = { _ in [] }
  ) throws {
    let given = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    var statuses: [Int32] = []
    for target in try chosen(among: targets, where: isConcerned).filter(isConcerned) {
      let definitions = Definitions(in: target.files, of: target.folder, upTo: root)
      let output = given == nil ? ["--output", target.folder.appendingPathComponent(folder).path] : []
      let configuration = hasConfiguration ? [] : definitions.configurationArguments
      statuses.append(
        try Self.run(
          tool, [name] + definitions.files.map(\.path) + output + configuration + options(target) + arguments))
    }
    // On a Mac, a plugin writes nowhere else unless it may, and the program can only tell that the system refused.
    if let given, !(given + "/").hasPrefix(root.standardizedFileURL.path + "/"), statuses.contains(where: { $0 != 0 }) {
      Diagnostics.error(
        "'\(given)' is outside of the package; where a plugin is not allowed to write there, give 'swift package' "
          + "the option '--allow-writing-to-directory \(given)' before the name of the command")
    }
    Self.fail(with: statuses)
  }

  /// Runs a command of the program that looks at targets.
  ///
  /// They are looked at together, since a definition may be checked against the handlers of another target.
  ///
  /// - Throws: What makes no sense, or the system's error.
  func inspect(_ name: String, _ targets: [CommandTarget], tool: URL) throws {
    Self.fail(with: [try Self.run(tool, [name] + chosen(among: targets).map(\.folder.path) + arguments)])
  }

  /// The targets that are asked for, of which one at least has definitions, or else something to do.
  ///
  /// - Throws: What makes no sense about a name.
  private func chosen(
    among all: [CommandTarget], where isConcerned: (CommandTarget) -> Bool = \.hasDefinitions
  ) throws -> [CommandTarget] {
    for name in targetNames where !all.contains(where: { $0.name == name }) {
      throw Refusal(
        "there is no target '\(name)'; the targets are \(all.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    let chosen = all.filter { targetNames.isEmpty || targetNames.contains($0.name) }
    guard chosen.contains(where: isConcerned) else {
      let lack =
        targetNames.isEmpty
        ? "no target has an .intentdefinition"
        : "no .intentdefinition in \(chosen.map { "'\($0.name)'" }.joined(separator: ", "))"
      throw Refusal(lack + "; what the manifest excludes is not seen")
    }
    return chosen
  }

  /// Runs the program, and gives its exit status.
  ///
  /// - Throws: The error of the system where it cannot be run.
  private static func run(_ tool: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Fails as the first run of the program did that has failed; what it had to say is there already.
  private static func fail(with statuses: [Int32]) {
    if let status = statuses.first(where: { $0 != 0 }) { exit(status) }
  }
}

/// Why a plugin does not do what it is asked for.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
