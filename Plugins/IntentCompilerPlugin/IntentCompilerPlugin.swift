import Foundation
import PackagePlugin

/// Generates the Swift of the definitions of a target before the target is compiled.
///
/// The outputs are known by the names of the definitions alone, so a build with unchanged inputs runs nothing.
@main
struct IntentCompilerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // Definitions in language folders are taken for resources, others for unknown files.
    return try Self.commands(
      for: Definitions(
        in: target.sourceFiles.map(\.url), of: target.directoryURL, upTo: context.package.directoryURL),
      of: target.name, tool: context.tool(named: "intentc").url, outputFolder: context.pluginWorkDirectoryURL)
  }

  /// One command for all definitions, since they are one module: names that two of them have are errors.
  static func commands(
    for definitions: Definitions, of name: String, tool: URL, outputFolder: URL
  ) throws -> [Command] {
    guard !definitions.files.isEmpty else {
      Diagnostics.warning("target '\(name)' has no .intentdefinition; what the manifest excludes is not seen")
      return []
    }
    if let (first, second) = definitions.namesakes {
      Diagnostics.error(
        "'\(first.path)' and '\(second.path)' would both become '\(Definitions.outputName(of: second))'; "
          + "rename one, or put it into another target", file: second.path, line: 1)
      return []
    }
    let outputs = definitions.files.map { outputFolder.appendingPathComponent(Definitions.outputName(of: $0)) }
    return [
      .buildCommand(
        displayName: "Generating the intents of \(name)", executable: tool,
        arguments: ["generate"] + definitions.files.map(\.path)
          + ["--output", outputFolder.path, "--layout", "single", "--quiet", "--reporter", "line"]
          + definitions.configurationArguments,
        inputFiles: definitions.files + [definitions.configuration].compactMap { $0 }, outputFiles: outputs)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentCompilerPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      let root = context.xcodeProject.directoryURL
      let definitions = Definitions(in: files, of: Self.folder(of: files) ?? root, upTo: root)
      return try Self.commands(
        for: definitions, of: target.displayName, tool: context.tool(named: "intentc").url,
        outputFolder: context.pluginWorkDirectoryURL)
    }

    /// Where a configuration is looked for: from the first definition upwards.
    private static func folder(of files: [URL]) -> URL? {
      files.first { $0.pathExtension == "intentdefinition" }?.deletingLastPathComponent()
    }
  }
#endif
