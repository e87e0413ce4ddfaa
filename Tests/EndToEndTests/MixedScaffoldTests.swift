import Foundation
import TestSupport
import Testing

@Suite("intentc scaffold where Objective-C and Swift meet")
struct MixedScaffoldTests {
  private static let definition = ["Home.intentdefinition": "Home/Home.intentdefinition"]
  private static let scaffold = ["scaffold", "Home.intentdefinition", "-o", "out", "--language", "objc"]

  @Test("a class in Objective-C that an extension in Swift lets conform is held against the protocol")
  func bridged() throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write("@interface Light : NSObject\n@end\n@implementation Light\n@end\n", to: "out/Light.m")
      try workspace.folder.write("extension Light: SetLightIntentHandling {}\n", to: "out/Light.swift")
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1)
      for text in ["error: 'Light' does not implement 'handleSetLight:completion:'", "note: write it in "] {
        #expect(check.errors.contains("out/Light.swift:1:11: " + text), "\(check.errors)")
      }
      #expect(!check.errors.contains("'--update'"), "\(check.errors)")
      // Swift does not see what only an implementation has, so nothing is added to that.
      let update = try workspace.run(Self.scaffold + ["--update", "--dry-run"])
      #expect(!update.output.contains("Light.m") && update.errors.contains("'handleSetLight:completion:'"))
      #expect(try workspace.run(["scaffold", "Home.intentdefinition", "-o", "swift"]).status == 0)
      let handler = try workspace.read("swift/SetLightIntentHandler.swift")
      try workspace.folder.write(
        handler.replacing("class SetLightIntentHandler: NSObject,", with: "extension Light:"), to: "out/Light.swift")
      let whole = try workspace.run(Self.scaffold + ["--check"])
      #expect(!whole.errors.contains("'Light'"), "\(whole.errors)")
    }
  }

  @Test("a class in Swift that is to give intents to handlers in Objective-C has to know their headers")
  func bridgingHeader() throws {
    try Workspace.with(Self.definition) { workspace throws in
      #expect(try workspace.run(["scaffold", "Home.intentdefinition", "-o", "out"]).status == 0)
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetClimateIntentHandler.swift"))
      let advice = "to be imported in the bridging header of the target: 'SetClimateIntentHandler.h'\n"
      let update = try workspace.run(Self.scaffold + ["--update"])
      #expect(update.status == 0 && update.output.hasSuffix(" in step\n" + advice), "\(update.output)")
      #expect(try !workspace.run(Self.scaffold + ["--update"]).output.contains("bridging"))
      let dispatcher = try workspace.read("out/IntentHandler.swift")
      try workspace.folder.write(dispatcher.replacing("SetClimate", with: "SetOther"), to: "out/IntentHandler.swift")
      #expect(try workspace.run(Self.scaffold).errors.contains("note: '--update' adds it; " + advice))
    }
  }
}
