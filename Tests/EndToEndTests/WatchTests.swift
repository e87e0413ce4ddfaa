import Foundation
import TestSupport
import Testing

@Suite("intentc generate --watch")
struct WatchTests {
  /// Waits until something holds.
  private static func wait(
    _ comment: Comment, until holds: () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<600 {
      if try holds() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record(comment, sourceLocation: sourceLocation)
  }

  @Test("generates again when a definition changes, is replaced, broken, mended, added or configured anew")
  func changes() throws {
    try Workspace.with(["App/Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let process = Process()
      process.executableURL = workspace.program
      process.currentDirectoryURL = workspace.folder.url
      process.arguments = ["generate", "App", "--output", "App/out", "--watch"]
      let log = workspace.folder.file("log")
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      defer { process.terminate() }
      try Self.wait("nothing is generated at first") { workspace.exists("App/out/SetLightIntent.swift") }
      try Self.wait("nothing says that it goes on") {
        try workspace.read("log").contains("intentc: watching 'App'; Control-C ends it\n")
      }
      let original = try workspace.read("App/Home.intentdefinition")

      // As editors do that write into the file, and as those that put another one in its place.
      let edited = original.replacing("<string>SetLight</string>", with: "<string>SetLamp</string>")
      #expect(edited != original)
      let file = try FileHandle(forWritingTo: workspace.folder.file("App/Home.intentdefinition"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(edited.utf8))
      try file.close()
      try Self.wait("an edit is not seen") { workspace.exists("App/out/SetLampIntent.swift") }
      try workspace.folder.write(original.replacing("SetLight<", with: "SetShade<"), to: "App/new")
      let paths = ["App/new", "App/Home.intentdefinition"].map { workspace.folder.file($0).path }
      #expect(rename(paths[0], paths[1]) == 0)
      try Self.wait("a replacement is not seen") { workspace.exists("App/out/SetShadeIntent.swift") }

      try workspace.folder.write("no property list", to: "App/Home.intentdefinition")
      try Self.wait("a mistake is not said") {
        try workspace.read("log").contains("App/Home.intentdefinition:1:1: error: ")
      }
      #expect(workspace.exists("App/out/SetShadeIntent.swift"))
      try workspace.folder.write(original, to: "App/Home.intentdefinition")
      try Data(contentsOf: RepositoryLayout.definitions.appending(path: "Widgets/SkyWidgets.intentdefinition"))
        .write(to: workspace.folder.file("App/Sky.intentdefinition"))
      try Self.wait("a new definition is not seen") { workspace.exists("App/out/NightSkyIntent.swift") }
      try workspace.folder.write("{ generate: { access: 'internal' } }", to: "intentc.json")
      try Self.wait("a configuration is not seen") {
        try workspace.read("App/out/NightSkyIntent.swift").contains("\ninternal class NightSkyIntent: ")
      }
      try FileManager.default.removeItem(at: workspace.folder.file("App/Sky.intentdefinition"))
      try Self.wait("a definition that is gone is not seen") {
        try workspace.read("log").contains("'App/Sky.intentdefinition' is gone")
      }
      // Its own output is no change.
      let length = try workspace.read("log").count
      Thread.sleep(forTimeInterval: 1)
      #expect(try workspace.read("log").count == length)
      #expect(process.isRunning)
    }
  }

  @Test("does not wait for an input that never was")
  func missingInput() throws {
    try Workspace.with([:]) { workspace throws in
      let outcome = try workspace.run(["generate", "nope", "-o", "out", "--watch"])
      #expect(outcome.status == 1 && outcome.errors.contains("'nope' does not exist"), "\(outcome.errors)")
    }
  }

  @Test("is not for runs that write nothing", arguments: ["--check", "--dry-run"])
  func contradictions(option: String) throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out", "--watch", option])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'--watch' cannot be used"))
    }
  }
}
