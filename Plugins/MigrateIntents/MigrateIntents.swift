import PackagePlugin

/// `swift package intentc-migrate`: writes App Intents into the sources of the targets that have definitions.
@main
struct MigrateIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try IntentCommand(arguments).write("migrate", into: "AppIntents", context)
  }
}
