import PackagePlugin

/// `swift package intentc-migrate`: writes App Intents into the sources of the targets that have definitions.
@main
struct MigrateIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // A package may be built where App Intents are not; what the command line says comes later and wins.
    try IntentCommand(arguments).write(
      "migrate", into: "AppIntents", CommandTarget.all(of: context.package), in: context.package.directoryURL,
      tool: context.tool(named: "intentc").url, options: { _ in ["--conditional"] })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateIntents: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try IntentCommand(arguments).write(
        "migrate", into: "AppIntents", CommandTarget.all(of: context.xcodeProject),
        in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "intentc").url)
    }
  }
#endif
