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

  private var hasOutput: Bool {
    arguments.contains { $0 == "--output" || $0.hasPrefix("--output=") || $0.hasPrefix("-o") }
  }

  private var hasConfiguration: Bool {
    arguments.contains { $0 == "--config" || $0.hasPrefix("--config=") || $0 == "--no-config" }
  }

  /// Runs a command of the program that writes files, once for each target, since a target is a module.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - folder: The folder in a target for the files, where the command line names none.
  ///   - targets: All targets.
  ///   - root: The folder of the package or project.
  ///   - tool: The program.
  /// - Throws: What makes no sense, or the system's error.
  func write(_ name: String, into folder: String, _ targets: [CommandTarget], in root: URL, tool: URL) throws {
    var statuses: [Int32] = []
    for target in try chosen(among: targets).filter(\.hasDefinitions) {
      let definitions = Definitions(in: target.files, of: target.folder, upTo: root)
      let output = hasOutput ? [] : ["--output", target.folder.appendingPathComponent(folder).path]
      let configuration = hasConfiguration ? [] : definitions.configurationArguments
      statuses.append(
        try Self.run(tool, [name] + definitions.files.map(\.path) + output + configuration + arguments))
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

  /// The targets that are asked for, of which one at least has definitions.
  ///
  /// - Throws: What makes no sense about a name.
  private func chosen(among all: [CommandTarget]) throws -> [CommandTarget] {
    for name in targetNames where !all.contains(where: { $0.name == name }) {
      throw Refusal(
        "there is no target '\(name)'; the targets are \(all.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    let chosen = all.filter { targetNames.isEmpty || targetNames.contains($0.name) }
    guard chosen.contains(where: \.hasDefinitions) else {
      throw Refusal(
        targetNames.isEmpty
          ? "no target has an .intentdefinition"
          : "no .intentdefinition in \(chosen.map { "'\($0.name)'" }.joined(separator: ", "))")
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
