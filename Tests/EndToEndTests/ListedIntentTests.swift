import Foundation
import TestSupport
import Testing

@Suite("Property lists beside handlers that come later")
struct ListedIntentTests {
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  @Test("a list in the folder that lacks a new intent is reported, and fails the check")
  func missing() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/IntentsExtension-Info.plist"
      let text = try workspace.read(path)
      let entry = try #require(text.firstRange(of: #/\s*<string>GetReceiptIntent</string>/#))
      try workspace.folder.write(String(text[..<entry.lowerBound] + text[entry.upperBound...]), to: path)
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1)
      #expect(
        check.errors.contains(
          ": error: 'IntentsSupported' does not list 'GetReceiptIntent' [missing-intents-supported]"))
      #expect(try workspace.run(Self.scaffold).errors.contains(": warning: 'IntentsSupported' does not list"))
      try workspace.folder.write(text, to: path)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }

  @Test("without a list in the folder, new handlers come with a word on what to list")
  func elsewhere() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold + ["--parts", "handlers"])
      try FileManager.default.removeItem(at: workspace.folder.file("out/GetReceiptIntentHandler.swift"))
      let outcome = try workspace.run(Self.scaffold)
      #expect(
        outcome.output
          == "1 file written to 'out', 4 handlers in step\nto be listed as 'IntentsSupported' in the Info.plist: "
          + "'GetReceiptIntent'\n")
      #expect(try workspace.run(Self.scaffold).output == "5 handlers in step\n")
    }
  }
}
