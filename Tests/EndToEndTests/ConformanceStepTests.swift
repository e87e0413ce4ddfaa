import Foundation
import TestSupport
import Testing

@Suite("Where handlers conform")
struct ConformanceStepTests {
  private static let sample = ["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out", "--parts", "handlers"]

  /// A class that conforms in both branches of conditional compilation, with what stands in each.
  private static func branches(_ first: String, _ second: String) -> String {
    let opening = "extension Receipts: GetReceiptIntentHandling {\n"
    return "class Receipts: NSObject {}\n#if os(iOS)\n\(opening)\(first)}\n#else\n\(opening)\(second)}\n#endif\n"
  }

  private static let handle =
    "  func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse { .init() }\n"
  private static let options = """
      func provideOrderOptionsCollection(for intent: GetReceiptIntent) async throws -> INObjectCollection<CoffeeOrder> {
        .init(items: [])
      }

    """

  private static func with(_ source: String, _ body: (Workspace) throws -> Void) throws {
    try Workspace.with(sample) { workspace throws in
      try workspace.folder.write(source, to: "out/Receipts.swift")
      #expect(try workspace.run(scaffold).status == 0)
      try body(workspace)
    }
  }

  @Test("a type that conforms under several conditions is not filled for one of them alone")
  func severalConditions() throws {
    let source = Self.branches("", "")
    try Self.with(source) { workspace throws in
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.errors.contains("write it for each condition under which"), "\(check.errors)")
      let update = try workspace.run(Self.scaffold + ["--update"])
      #expect(update.status == 1 && update.errors.contains("error: cannot add 'handle("), "\(update.errors)")
      #expect(try workspace.read("out/Receipts.swift") == source)
    }
  }

  @Test("what stands in one of two branches is missing in the other")
  func oneBranch() throws {
    try Self.with(Self.branches(Self.handle + Self.options, "")) { workspace throws in
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1)
      #expect(check.errors.contains("error: 'handle(intent:)' is there under '#if os(iOS)' only"), "\(check.errors)")
    }
    for source in [
      Self.branches(Self.handle + Self.options, Self.handle + Self.options),
      Self.branches("", "") + "extension Receipts {\n\(Self.handle)\(Self.options)}\n",
    ] {
      try Self.with(source) { workspace throws in
        let check = try workspace.run(Self.scaffold + ["--check"])
        #expect(check.status == 0, "\(check.errors)")
      }
    }
  }

  @Test("an unrelated type whose name ends alike leaves no doubt about a handler")
  func nested() throws {
    let source = """
      enum Shop { class Receipts: NSObject {} }
      extension Shop.Receipts: GetReceiptIntentHandling {}
      class Receipts: NSObject {}

      """
    try Self.with(source) { workspace throws in
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.errors.contains("error: 'Receipts' does not implement"), "\(check.errors)")
      #expect(try workspace.run(Self.scaffold + ["--update"]).status == 0)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }
}
