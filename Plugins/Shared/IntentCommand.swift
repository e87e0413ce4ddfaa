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

  private var hasOutput: Bool { arguments.contains { $0 == "--output" || $0 == "-o" || $0.hasPrefix("--output=") } }

  /// Runs a command of the program that writes files, once for each target, since a target is a module.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - folder: The folder in a target for the files, where the command line names none.
  ///   - context: What the plugin is given.
  /// - Throws: What makes no sense, or the system's error.
  func write(_ name: String, into folder: String, _ context: PluginContext) throws {
    let tool = try context.tool(named: "intentc").url
    for target in try targets(of: context.package) {
      let definitions = Definitions(
        in: target.sourceFiles.map(\.url), of: target.directoryURL, upTo: context.package.directoryURL)
      let output = hasOutput ? [] : ["--output", target.directoryURL.appendingPathComponent(folder).path]
      try Self.run(
        tool, [name] + definitions.files.map(\.path) + output + definitions.configurationArguments + arguments)
    }
  }

  /// The targets of a package that are asked for and have definitions.
  ///
  /// - Throws: What makes no sense about a name.
  func targets(of package: Package) throws -> [any SourceModuleTarget] {
    let all = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in targetNames where !all.contains(where: { $0.name == name }) {
      throw Refusal(
        "there is no target '\(name)'; the targets are \(all.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    let chosen = all.filter { targetNames.isEmpty || targetNames.contains($0.name) }
    let having = chosen.filter { target in
      target.sourceFiles.contains { $0.url.pathExtension == "intentdefinition" }
    }
    guard !having.isEmpty else {
      throw Refusal(
        targetNames.isEmpty
          ? "no target has an .intentdefinition"
          : "no .intentdefinition in \(chosen.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    return having
  }

  /// Runs the program, and fails with its exit status.
  ///
  /// - Throws: The error of the system where it cannot be run.
  static func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // What the program has to say is there already.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}

/// Why a plugin does not do what it is asked for.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
