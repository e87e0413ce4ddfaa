import IntentCompiler
import TestSupport
import Testing

@Suite("Actions that ask handlers")
struct BridgeTests {
  private static func options(_ target: MigrationTarget = .iOS16, resolves: Bool = true) -> MigrateOptions {
    var options = MigrateOptions(target: target)
    options.performing = .bridge
    options.letsHandlersResolve = resolves
    return options
  }

  @Test("do what the handler says")
  func plays() throws {
    let scenes = Scene.valuesOfHandlers + Scene.listsOfHandlers + Scene.responsesOfHandlers
    let transcripts = try BridgePlay(
      options: Self.options(try #require(MigrationTarget("iOS18.0"))), scenes: scenes
    ).transcripts()
    for scene in scenes {
      #expect(transcripts[scene.name] == scene.expected, "\(scene.name)")
    }
    #expect(transcripts.count == scenes.count)
  }

  @Test("go on in the app where the handler says so")
  func continuation() throws {
    var options = Self.options(try #require(MigrationTarget("iOS18.0")))
    options.continuesInApp = true
    let transcripts = try BridgePlay(options: options, scenes: Scene.continuedByApps).transcripts()
    for scene in Scene.continuedByApps {
      #expect(transcripts[scene.name] == scene.expected, "\(scene.name)")
    }
  }
}
