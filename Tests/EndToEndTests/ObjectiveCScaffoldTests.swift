import Foundation
import TestSupport
import Testing

@Suite("intentc scaffold --language objc")
struct ObjectiveCScaffoldTests {
  private static let definition = ["Home.intentdefinition": "Home/Home.intentdefinition"]
  private static let scaffold = ["scaffold", "Home.intentdefinition", "-o", "out", "--language", "objc"]

  @Test("writes what clang compiles beside the generated classes, each file once")
  func writes() throws {
    try Workspace.with(Self.definition) { workspace throws in
      let preview = try workspace.run(Self.scaffold + ["--dry-run"])
      #expect(preview.status == 0 && preview.output.contains("+++ out/IntentHandler.m") && !workspace.exists("out"))
      #expect(try workspace.run(Self.scaffold).status == 0)
      let names = workspace.names(in: "out") ?? []
      #expect(names.contains("SetLightIntentHandler.h") && names.contains("IntentHandler.m"))
      #expect(try workspace.read("out/IntentsExtension-Info.plist").contains("<string>IntentHandler</string>"))
      #expect(
        try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--language", "objc"]).status == 0)
      let files = (workspace.names(in: "out") ?? []).filter { $0.hasSuffix(".m") }
      #expect(try ObjectiveCChecker().check(files, in: workspace.folder.file("out")).isClean)
      // By its protocol, a handler is known under another name and in another folder, too.
      try workspace.folder.write(
        "@interface Lamp : NSObject <NSCopying,SetLightIntentHandling>\n@end\n", to: "App/Lamp.h")
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetLightIntentHandler.h"))
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetLightIntentHandler.m"))
      let again = try workspace.run(Self.scaffold + ["--sources", "App"])
      #expect(again.status == 0 && again.output == "3 handlers there\n", "\(again.output)")
      #expect(try workspace.run(Self.scaffold + ["--check", "--sources", "App"]).status == 0)
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.errors.contains("no handler for 'SetLightIntent'"), "\(check.errors)")
    }
  }

  @Test("a file in the way stays as it is, and nothing is written")
  func obstacle() throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write("by hand", to: "out/SetClimateIntentHandler.m")
      #expect(try workspace.run(Self.scaffold).status == 1)
      #expect(workspace.names(in: "out") == ["SetClimateIntentHandler.m"])
      #expect(try workspace.read("out/SetClimateIntentHandler.m") == "by hand")
    }
  }

  @Test(
    "what there is in Swift only is refused",
    arguments: [
      ["--update"], ["--style", "async"], ["--parts", "donations"], ["--parts", "all"], ["--system", "SendMessage"],
      ["--layout", "single"], ["--sections"],
    ])
  func refuses(options: [String]) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let outcome = try workspace.run(Self.scaffold + options)
      #expect(outcome.status != 0 && !outcome.errors.isEmpty && !workspace.exists("out"))
    }
  }
}
