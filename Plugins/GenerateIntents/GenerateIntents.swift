import PackagePlugin

/// `swift package intentc-generate`: writes the Swift of definitions into the sources of their targets, to be committed.
@main
struct GenerateIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try IntentCommand(arguments).generate(
      CommandTarget.all(of: context.package), in: context.package.directoryURL,
      tool: context.tool(named: "intentc").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateIntents: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try IntentCommand(arguments).generate(
        CommandTarget.all(of: context.xcodeProject), in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "intentc").url)
    }
  }
#endif
