import PackagePlugin

/// `swift package intentc-check`: looks for mistakes in definitions, their translations and what is around them.
@main
struct CheckIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = IntentCommand(arguments)
    let tool = try context.tool(named: "intentc").url
    let targets = try command.targets(of: context.package)
    // Together, since a definition may be checked against the handlers of another target.
    try IntentCommand.run(tool, ["check"] + targets.map(\.directoryURL.path) + command.arguments)
  }
}
