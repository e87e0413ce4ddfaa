import Foundation
import TestSupport
import Testing

@Suite("Outcomes of scaffolded handlers, as response codes come and go")
struct OutcomeStepTests {
  private static let path = "out/BookTableIntentHandler.swift"
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]

  /// A handler that was scaffolded, changed by somebody or by the definition.
  private static func withHandler(
    _ options: [String] = [], changes: [(String, String)], _ body: (Workspace, String) throws -> Void
  ) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace throws in
      _ = try workspace.run(scaffold + options)
      var text = try workspace.read(path)
      for (old, new) in changes {
        #expect(text.contains(old))
        text = text.replacing(old, with: new)
      }
      try workspace.folder.write(text, to: path)
      try body(workspace, text)
    }
  }

  /// A code that was called otherwise when the handler was scaffolded.
  private static let renamed = [("failureFullyBooked", "failureFull")]

  @Test("a code comes while another goes", arguments: [[], ["--style", "completion"]])
  func comingAndGoing(options: [String]) throws {
    try Self.withHandler(options, changes: Self.renamed) { workspace, text throws in
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0)
      #expect(outcome.output == "1 handler updated (1 still out of step), 4 in step\n")
      #expect(outcome.errors.contains("warning: 'BookTableIntent' has no response code 'failureFull'"))
      #expect(!outcome.errors.contains("has no case for the response code"))
      let updated = try workspace.read(Self.path)
      #expect(updated.ranges(of: ".failureFullyBooked(date: date)").count == 1)
      // New cases stand in front of that for everything else, as in a new handler.
      let lines = updated.split(separator: "\n").map { $0.drop { $0 == " " } }
      let cases = lines.filter { $0.hasPrefix("case ") }.map { $0.prefix { $0 != "(" && $0 != ":" } }
      #expect(
        cases == [
          "case .success", "case .failure", "case .failureFull", "case .failureFullyBooked", "case .other",
          "case success", "case failure", "case failureFull", "case failureFullyBooked", "case other",
        ])
      let place = try #require(updated.range(of: "        /// Any other response"))
      #expect(updated[..<place.lowerBound].hasSuffix("case failureFullyBooked(date: DateComponents)\n\n"))
    }
  }

  @Test("a case is added to a switch whose other cases somebody changed")
  func changedCase() throws {
    let changes =
      Self.renamed + [
        ("return BookTableIntentResponse(code: .failure, userActivity: nil)", "return failed() // mine")
      ]
    try Self.withHandler(changes: changes) { workspace, _ throws in
      #expect(try workspace.run(Self.scaffold + ["--update"]).status == 0)
      let updated = try workspace.read(Self.path)
      #expect(updated.contains("return failed() // mine"))
      #expect(updated.contains("return .failureFullyBooked(date: date)"))
    }
  }

  @Test("a method that does more than answer to outcomes is left as it is, and what to add is told")
  func changedMethod() throws {
    let changes = Self.renamed + [("        switch await", "        log()\n        switch await")]
    try Self.withHandler(changes: changes) { workspace, text throws in
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.errors.contains("note: add 'case failureFullyBooked(date: DateComponents)' to it and to the"))
      #expect(try workspace.read(Self.path) == text)
    }
  }

  @Test("what cannot be added to a file with a missing brace is named")
  func unbalanced() throws {
    try Self.withHandler(changes: Self.renamed) { workspace, text throws in
      try workspace.folder.write(text + "\nfunc open() {\n", to: Self.path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: cannot add 'failureFullyBooked' to 'BookTableIntentHandler'"))
    }
  }
}
