import TestSupport
import Testing

@Suite("Handlers beside the code that definitions generate")
struct GeneratedCodeStepTests {
  /// A handler that lacks a method which the portable flavour brings along.
  private static let handler = """
    class Receipts: NSObject, GetReceiptIntentHandling {
      func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse { .init() }
      func defaultShop(for intent: GetReceiptIntent) -> CoffeeOrder? { nil }
    }

    """

  private static func withProject(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Intents/Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) {
      workspace throws in
      try workspace.folder.write(handler, to: "Extension/Receipts.swift")
      let portable = try workspace.run(["generate", "Intents", "-o", "Portable", "--flavor", "portable"])
      #expect(portable.status == 0)
      // A call in generated code is none of the app's.
      let path = "Portable/GetReceiptIntent.swift"
      try workspace.folder.write(workspace.read(path) + "\nfunc f() { x.defaultShop(for: y) }\n", to: path)
      try body(workspace)
    }
  }

  @Test("the portable classes bring no methods along that handlers lack on Apple's systems")
  func scaffold() throws {
    try Self.withProject { workspace throws in
      let command = ["scaffold", "Intents", "-o", "Extension"]
      for sources in [[], ["--sources", "."]] {
        let outcome = try workspace.run(command + sources + ["--check"])
        #expect(
          outcome.errors.contains("error: 'Receipts' does not implement 'provideOrderOptionsCollection(for:with:)'"))
        #expect(outcome.errors.contains("'GetReceiptIntentHandling' has no method 'defaultShop(for:)'"))
      }
      #expect(try workspace.run(command + ["--sources", ".", "--update"]).status == 0)
      #expect(try workspace.read("Extension/Receipts.swift").contains("func provideOrderOptionsCollection("))
    }
  }

  @Test("a check of the project misses what handlers lack in spite of the portable classes")
  func check() throws {
    try Self.withProject { workspace throws in
      let outcome = try workspace.run(["check", "."])
      #expect(outcome.text.contains("'Receipts' does not implement 'provideOrderOptionsCollection(for:with:)'"))
      #expect(outcome.text.contains("'GetReceiptIntentHandling' has no method 'defaultShop(for:)'"))
    }
  }
}

extension ProcessOutcome {
  /// All that was printed.
  fileprivate var text: String { output + errors }
}
