import PackagePlugin

/// `swift package intentc-generate`: writes the Swift of definitions into the sources of their targets, to be committed.
@main
struct GenerateIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try IntentCommand(arguments).write("generate", into: "Generated", context)
  }
}
