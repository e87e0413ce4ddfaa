import Foundation
import TestSupport
import Testing

@Suite("Handlers of parameters that got another name")
struct RenamedParameterTests {
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]
  private static let path = "out/BookTableIntentHandler.swift"

  private static func withHandler(_ changes: [(String, String)], _ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace throws in
      _ = try workspace.run(scaffold)
      var text = try workspace.read(path)
      for (old, new) in changes { text = text.replacing(old, with: new) }
      try workspace.folder.write(text, to: path)
      try body(workspace)
    }
  }

  @Test("the method is to be called after the parameter, and what it does is to be moved after an update")
  func renamed() throws {
    try Self.withHandler([("resolveGuests", "resolveHeadcount")]) { workspace throws in
      let outcome = try workspace.run(Self.scaffold)
      #expect(
        outcome.errors.contains(
          "warning: 'BookTableIntentHandling' has no method 'resolveHeadcount(for:)' [outdated-handler]\n"))
      #expect(outcome.errors.contains("note: if its parameter was renamed, call it 'resolveGuests'\n"))
      let update = try workspace.run(Self.scaffold + ["--update"])
      #expect(
        update.errors.contains(
          "note: if 'resolveGuests' is added for it, move there what it does before you remove it\n"))
      #expect(update.output == "1 handler updated (1 still out of step), 4 in step\n")
    }
  }

  @Test("a method for values of another type is none of a renamed parameter")
  func otherType() throws {
    let changes = [
      ("resolveGuests", "resolveHeadcount"), ("INIntegerResolutionResult", "INStringResolutionResult"),
    ]
    try Self.withHandler(changes) { workspace throws in
      let outcome = try workspace.run(Self.scaffold)
      #expect(outcome.errors.contains("note: remove it if what it was for is gone\n"))
    }
  }

  @Test("a parameter that can be searched now is told from one that is gone")
  func search() throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/OrderCoffeeIntentHandler.swift"
      let text = try workspace.read(path)
      let range = try #require(text.firstRange(of: #/searchTerm: String\?/#))
      let start = try #require(text[..<range.lowerBound].range(of: "provideDrink", options: .backwards)).lowerBound
      let changed =
        text[..<start]
        + text[start..<range.upperBound].replacing(#/,\s*searchTerm: String\?/#, with: "") + text[range.upperBound...]
      try workspace.folder.write(String(changed), to: path)
      let outcome = try workspace.run(Self.scaffold)
      #expect(
        outcome.errors.contains("note: it has to be 'provideDrinkOptionsCollection(for:searchTerm:with:)' now\n"),
        "\(outcome.errors)")
    }
  }
}
