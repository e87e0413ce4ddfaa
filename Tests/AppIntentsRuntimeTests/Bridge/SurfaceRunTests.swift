import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Surfaces at work")
struct SurfaceRunTests {
  /// What a program prints that runs the actions of the sample `Orders`, one of which has a handler.
  private static func output(_ intents: String, _ main: String) throws -> [String] {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    let target: MigrationTarget = try #require(MigrationTarget("iOS26.0"))
    var options = MigrateOptions(target: target)
    options.handlerClasses = ["OrderCoffeeIntent": "Barista"]
    let file = DefinitionSource(
      path: "intentc.json", bytes: [UInt8]("{ \"migrate\": { \"intents\": { \(intents) } } }".utf8))
    let sources = BridgedSources([source], options, configuration: file)
    let bar = SwiftSource(name: "Bar.swift", text: "final class Bar: Sendable { let name = \"Corner\" }\n")
    return try AppIntentsProgram(
      sources.all + [BridgePlay.script, Stage.bar.handlers, bar],
      main: "import AppIntents\nimport CoreLocation\nimport Intents\nimport SwiftUI\n" + main, asksHandlers: true
    ).output().split(separator: "\n").map(String.init)
  }

  private static let order = """
    func order(_ conversation: Conversation) async throws {
        let action = OrderCoffee()
        action.drink = CoffeeDrinkAppEntity(id: "latte", displayString: "Latte")
        action.size = .large
        action.quantity = 2
        action.extras = []
        Script.answers = []
        Script.calls = []
        _ = try await conversation.run(action)
    }


    """

  @Test("a snippet shows what the handler said, asks it for nothing, and may be drawn again and again")
  func snippet() throws {
    let output = try Self.output(
      #"OrderCoffee: { perform: "bridge", snippet: true }"#,
      Self.order + """
        let conversation = Conversation([true])
        try await order(conversation)
        let calls = Script.calls
        print(calls.count > 1)
        for case let snippet as OrderCoffeeSnippet in conversation.shown {
            for _ in 1...3 { _ = try await snippet.perform() }
            print(snippet.order?.displayString ?? "none", snippet.orderNumber ?? 0, snippet.paid ?? false)
            print(snippet.waitTime.map { "\\($0.value)" } ?? "none", snippet.quantity ?? 0)
        }
        print(Script.calls == calls)
        print(conversation.log.filter { !$0.hasPrefix("say") }.joined(separator: ", "))
        """)
    #expect(
      output == [
        "true", "2 Lattes 7 true", "1500.0 2", "true", "confirm to order: Order Coffee?",
      ])
  }

  @Test("a module has actions that ask handlers beside others that are still to be written")
  func mixed() throws {
    let output = try Self.output(
      #"OrderCoffee: { perform: "bridge" }, RequestRefund: { perform: "gap" }"#,
      Self.order + """
        let conversation = Conversation([true])
        try await order(conversation)
        print(Script.calls.last?.hasPrefix("handler: handle") ?? false)
        let refund = RequestRefund()
        refund.order = CoffeeOrderAppEntity(id: "7", displayString: "2 Lattes")
        refund.reason = .cold
        let other = Conversation([true])
        do {
            _ = try await other.run(refund)
            print("done")
        } catch is MigrationGap {
            print("gap")
        }
        """)
    #expect(output == ["true", "gap"])
  }

  @Test("what an action needs is there once it is registered, and what people do is donated")
  func dependencies() throws {
    let output = try Self.output(
      #"OrderCoffee: { perform: "gap", dependencies: { bar: "Bar" }, donation: true }"#,
      """
      IntentDependencies.register(bar: Bar())
      let bar = AppDependency<Bar>()
      print(bar.wrappedValue.name)
      OrderCoffee.donate(size: .large)
      print(IntentDonationIdentifier.donated)
      """)
    #expect(output == ["Corner", #"["donate OrderCoffee"]"#])
  }
}
