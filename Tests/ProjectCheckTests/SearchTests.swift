import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Which files of a folder rules about projects see.
@Suite("Search for the files of a project") struct SearchTests {
  private func findings(_ files: [String: String], of rule: DiagnosticID) throws -> [String] {
    try TemporaryDirectory.withDirectory { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      let outcome = Compiler().check(CheckRequest(inputs: [folder.url.path], includesNotes: true))
      return outcome.report.diagnostics.filter { $0.id == rule }.map(\.message)
    }
  }

  private let definition = ProjectFiles.definition([ProjectFiles.intent("OrderSoup")])

  @Test(
    "Info.plist files are known by their usual names",
    arguments: [
      ("Info.plist", true), ("App-Info.plist", true), ("Info-macOS.plist", true), ("AppInfo.plist", true),
      ("info_watch.plist", true), ("Information.plist", false), ("Settings.plist", false),
    ])
  func names(_ name: String, _ isSeen: Bool) throws {
    let found = try findings(
      ["App/Orders.intentdefinition": definition, "App/\(name)": ProjectFiles.app("NoIntent")],
      of: "unknown-supported-intent")
    #expect(found.isEmpty != isSeen)
  }

  @Test(
    "A class may be of a definition that a configuration excludes",
    arguments: [("[\"Old/**\"]", true), ("[\"Old\"]", true), ("[\"Generated/**\"]", false)])
  func excluded(_ patterns: String, _ isUnknown: Bool) throws {
    let found = try findings(
      [
        "App/Orders.intentdefinition": definition, "App/Info.plist": ProjectFiles.app("NoIntent"),
        "Old/Old.intentdefinition": definition, "Generated/A.swift": "import Intents",
        "intentc.json": "{\"check\": {\"exclude\": \(patterns)}}",
      ], of: "unknown-supported-intent")
    #expect(found.isEmpty == isUnknown)
  }
}
