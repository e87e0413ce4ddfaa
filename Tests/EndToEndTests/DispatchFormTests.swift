import Foundation
import TestSupport
import Testing

@Suite("The ways in which a class gives intents to handlers")
struct DispatchFormTests {
  private static let sample = ["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]
  private static let names = ["OrderCoffee", "BookTable", "BuyGiftCard", "RequestRefund"]

  /// A class whose method has such a body.
  private static func dispatcher(_ body: String) -> String {
    "class IntentHandler: INExtension {\n  override func handler(for intent: INIntent) -> Any? {\n\(body)  }\n}\n"
  }

  /// A `switch` with a case for each intent but one.
  private static func cases(_ given: (String) -> String) -> String {
    "switch intent {\n" + names.map { "    case is \($0)Intent: \(given("\($0)IntentHandler()"))\n" }.joined()
  }

  /// Runs a body in a workspace with all handlers, and a class around them.
  private static func with(_ source: String, _ body: (Workspace) throws -> Void) throws {
    try Workspace.with(sample) { workspace throws in
      try workspace.folder.write(source, to: "out/IntentHandler.swift")
      #expect(try workspace.run(scaffold).status == 0)
      try body(workspace)
    }
  }

  private static let forms: [(source: String, written: String)] = [
    (
      dispatcher("    " + cases { $0 } + "    default: nil\n    }\n"),
      "GetReceiptIntentHandler()"
    ),
    (
      dispatcher(
        "    let handler: Any? = " + cases { $0 } + "    default: nil\n    }\n    log(handler)\n    return handler\n"),
      "GetReceiptIntentHandler()"
    ),
    (
      dispatcher(
        "    let handler: Any?\n    " + cases { "handler = \($0)" }
          + "    default: handler = nil\n    }\n    configure(handler)\n    return handler\n"),
      "handler = GetReceiptIntentHandler()"
    ),
    (
      dispatcher("    " + cases { "log { return }\n      return \($0)" } + "    default: return nil\n    }\n"),
      "return GetReceiptIntentHandler()"
    ),
  ]

  @Test("a new case gives the handler as its neighbours do", arguments: forms.indices)
  func likeNeighbours(index: Int) throws {
    let (source, written) = Self.forms[index]
    try Self.with(source) { workspace throws in
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 1)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let expected = source.replacing(
        "    default:", with: "    case is GetReceiptIntent:\n      \(written)\n    default:")
      #expect(try workspace.read("out/IntentHandler.swift") == expected)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }

  @Test("cases that give handlers in different ways, or that do not give any, are left as they are")
  func mixed() throws {
    let sources = [
      Self.dispatcher(
        "    var handler: Any?\n    switch intent {\n    case is OrderCoffeeIntent: handler = Bar()\n"
          + "    case is BookTableIntent: return Bar()\n    default: break\n    }\n    return handler\n"),
      Self.dispatcher(
        "    switch intent {\n    case is OrderCoffeeIntent: fatalError()\n    default: break\n    }\n    return nil\n"),
    ]
    for source in sources {
      try Self.with(source) { workspace throws in
        let outcome = try workspace.run(Self.scaffold + ["--update"])
        #expect(try workspace.read("out/IntentHandler.swift") == source)
        #expect(outcome.errors.contains("'IntentHandler' does not name 'GetReceiptIntent'"), "\(outcome.errors)")
        #expect(try workspace.run(Self.scaffold + ["--check"]).status == 1)
      }
    }
  }

  @Test("an intent that stands beside the cases, or in one under a condition that gives nothing, is forgotten")
  func named() throws {
    let whole = Self.cases { "return \($0)" }
    let sources = [
      Self.dispatcher("    " + whole + "    default: return nil\n    }\n")
        + "func log(_ intent: GetReceiptIntent) {}\n",
      Self.dispatcher(
        "    " + whole + "    case is GetReceiptIntent where isOff: return nil\n    default: return nil\n    }\n"),
    ]
    for source in sources {
      try Self.with(source) { workspace throws in
        let check = try workspace.run(Self.scaffold + ["--check"])
        #expect(check.status == 1 && check.errors.contains("does not name 'GetReceiptIntent'"), "\(check.errors)")
        #expect(try workspace.run(Self.scaffold + ["--update"]).status == 0)
        #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
      }
    }
  }

  @Test("a case that gives nothing is told, and gets no second one behind it")
  func refused() throws {
    let source = Self.dispatcher(
      "    " + Self.cases { "return \($0)" }
        + "    case is GetReceiptIntent: return nil\n    default: return nil\n    }\n")
    try Self.with(source) { workspace throws in
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.errors.contains("'IntentHandler' gives nothing for 'GetReceiptIntent'"), "\(outcome.errors)")
      #expect(try workspace.read("out/IntentHandler.swift") == source)
    }
  }

  @Test(
    "what is asked of other code, or by another name, is not forgotten",
    arguments: [
      (
        "    default: return receipt(for: intent)\n    }\n",
        "func receipt(for intent: INIntent) -> Any? { intent is GetReceiptIntent ? Receipts.shared : nil }\n"
      ),
      (
        "    case is Receipt: return Receipts.shared\n    default: return nil\n    }\n",
        "typealias Receipt = GetReceiptIntent\n"
      ),
    ])
  func elsewhere(end: String, rest: String) throws {
    try Self.with(Self.dispatcher("    " + Self.cases { "return \($0)" } + end) + rest) { workspace throws in
      let outcome = try workspace.run(Self.scaffold + ["--check"])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
