import PackagePlugin

/// `swift package intentc-check`: looks for mistakes in definitions, their translations and what is around them.
@main
struct CheckIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try IntentCommand(arguments).inspect(
      "check", CommandTarget.all(of: context.package), tool: context.tool(named: "intentc").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckIntents: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try IntentCommand(arguments).inspect(
        "check", CommandTarget.all(of: context.xcodeProject), tool: context.tool(named: "intentc").url)
    }
  }
#endif
