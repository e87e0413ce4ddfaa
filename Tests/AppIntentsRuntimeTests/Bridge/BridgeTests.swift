import IntentCompiler
import TestSupport
import Testing

@Suite("Actions that ask handlers")
struct BridgeTests {
  private static func options(_ target: String, continuesInApp: Bool = false) throws -> MigrateOptions {
    let system: MigrationTarget = try #require(MigrationTarget("iOS" + target))
    var options = MigrateOptions(target: system)
    options.performing = .bridge
    options.continuesInApp = continuesInApp
    return options
  }

  @Test("do what the handler says")
  func plays() throws {
    try BridgePlay(
      stage: .bar, options: Self.options("18.0"),
      scenes: Scene.valuesOfHandlers + Scene.listsOfHandlers + Scene.responsesOfHandlers
    ).check()
  }

  @Test("go on in the app where the handler says so")
  func continuation() throws {
    try BridgePlay(
      stage: .bar, options: Self.options("18.0", continuesInApp: true), scenes: Scene.continuedByApps
    ).check()
  }

  @Test("take values of all types, offer what the handler of each parameter does, and bring the app to the front")
  func town() throws {
    var options = try Self.options("26.0", continuesInApp: true)
    options.optionDependencies = [MigrateOptions.OptionDependency(of: "episode", in: "DownloadEpisode", on: "quality")]
    try BridgePlay(stage: .town, options: options, scenes: Scene.town, facts: Scene.optionsOfTown).check()
  }
}
