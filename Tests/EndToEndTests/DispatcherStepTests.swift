import Foundation
import TestSupport
import Testing

@Suite("The class that gives intents to handlers, as handlers come")
struct DispatcherStepTests {
  private static let sample = ["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]
  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]

  /// A method with a `switch` that forgets three of the five intents.
  private static func dispatcher(_ cases: String) -> String {
    "class Intents: INExtension {\n  override func handler(for intent: INIntent) -> Any? {\n\(cases)  }\n}\n"
  }

  /// What a run makes of a class that stands in the app.
  private func update(_ source: String, in workspace: Workspace) throws -> (text: String, outcome: ProcessOutcome) {
    try workspace.folder.write(source, to: "App/Intents.swift")
    let outcome = try workspace.run(Self.scaffold + ["--sources", "App", "--update"])
    return (try workspace.read("App/Intents.swift"), outcome)
  }

  @Test("an update gives a new intent to its new handler, as the first scaffold does")
  func likeNew() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let all = Self.scaffold + ["--system", "PlayMedia"]
      #expect(try workspace.run(all).status == 0)
      let whole = try workspace.read("out/IntentHandler.swift")
      for lines in [
        "        case is GetReceiptIntent:\n            return GetReceiptIntentHandler()\n",
        "        #if canImport(Intents) && !os(macOS)\n        case is INPlayMediaIntent:\n"
          + "            return PlayMediaIntentHandler()\n        #endif\n",
      ] {
        #expect(whole.contains(lines))
      }
      let start = try #require(whole.range(of: "        case is GetReceiptIntent:"))
      let end = try #require(whole.range(of: "        default:"))
      var part = whole
      part.removeSubrange(start.lowerBound..<end.lowerBound)
      try workspace.folder.write(part, to: "out/IntentHandler.swift")
      #expect(try workspace.run(all + ["--check"]).status == 1)
      let outcome = try workspace.run(all + ["--update"])
      #expect(outcome.output == "6 handlers in step, 'IntentHandler' updated\n" && outcome.errors.isEmpty)
      #expect(try workspace.read("out/IntentHandler.swift") == whole)
      #expect(try workspace.run(all + ["--check"]).status == 0)
    }
  }

  @Test("Xcode's template, which gives itself for every intent, gets a switch in front of that")
  func template() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let comment = "    // This is the default implementation.\n\n"
      let source = Self.dispatcher(comment + "    return self\n")
      try workspace.folder.write(source, to: "out/Intents.swift")
      let first = try workspace.run(Self.scaffold)
      #expect(first.status == 0 && first.errors.contains("warning: 'Intents' does not name 'GetReceiptIntent', so its"))
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.errors.ranges(of: "error: 'Intents' does not name").count == 5)
      #expect(try workspace.run(Self.scaffold + ["--update"]).errors.isEmpty)
      let names = ["OrderCoffee", "BookTable", "BuyGiftCard", "RequestRefund", "GetReceipt"]
      let cases = names.map { "    case is \($0)Intent:\n      return \($0)IntentHandler()\n" }.joined()
      #expect(
        try workspace.read("out/Intents.swift")
          == Self.dispatcher(
            comment + "    switch intent {\n\(cases)    default:\n      break\n    }\n    return self\n"))
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }

  @Test("an extension that handles an intent itself, or leaves the choice to code elsewhere, forgets nothing")
  func elsewhere() throws {
    try Workspace.with(Self.sample) { workspace throws in
      _ = try workspace.run(Self.scaffold + ["--parts", "handlers"])
      let names = ["OrderCoffee", "BookTable", "BuyGiftCard", "RequestRefund"]
      let factory =
        "enum Factory { static let all: [Any] = [\(names.map { "\($0)IntentHandler()" }.joined(separator: ", "))] }"
      try workspace.folder.write(factory, to: "App/Factory.swift")
      try workspace.folder.write(Self.dispatcher("    return Factory.handler(for: intent)\n"), to: "App/Intents.swift")
      let outcome = try workspace.run(Self.scaffold + ["--sources", "App", "--check"])
      #expect(outcome.status == 1 && outcome.errors.ranges(of: "error:").count == 1)
      #expect(
        outcome.errors.contains("error: 'Intents' does not name 'GetReceiptIntent', so its handler is never asked"))
      try workspace.folder.write(
        "extension Intents: Receipts {}\nprotocol Receipts: GetReceiptIntentHandling {}", to: "App/R.swift")
      try FileManager.default.removeItem(at: workspace.folder.file("out/GetReceiptIntentHandler.swift"))
      let own = try workspace.run(Self.scaffold + ["--sources", "App", "--check"])
      #expect(!own.errors.contains("is never asked"), "\(own.errors)")
    }
  }

  @Test("an extension that names the intents of another run forgets those of this one")
  func otherRun() throws {
    try Workspace.with(Self.sample.merging(["Home.intentdefinition": "Home/Home.intentdefinition"]) { a, _ in a }) {
      workspace throws in
      _ = try workspace.run(Self.scaffold)
      let home = ["scaffold", "Home.intentdefinition", "-o", "out"]
      #expect(try workspace.run(home).errors.ranges(of: "warning: 'IntentHandler' does not name").count == 3)
      #expect(try workspace.run(home + ["--check"]).status == 1)
      #expect(try workspace.run(home + ["--update"]).output == "3 handlers in step, 'IntentHandler' updated\n")
      #expect(try workspace.read("out/IntentHandler.swift").contains("        case is SetLightIntent:\n"))
    }
  }

  @Test("a comment above the last case stays with it")
  func comment() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let source = Self.dispatcher(
        """
            switch intent {
            case is OrderCoffeeIntent, is BookTableIntent, is BuyGiftCardIntent, is RequestRefundIntent:
              return Bar()
            // Nothing else
            // is handled here.
            default:
              return nil
            }

        """)
      let (text, _) = try update(source, in: workspace)
      #expect(
        text
          == source.replacing(
            "    // Nothing else",
            with: "    case is GetReceiptIntent:\n      return GetReceiptIntentHandler()\n    // Nothing else"))
    }
  }

  @Test("an intent that not all systems have is asked for with its version, as the first scaffold does")
  func newerSystems() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let all = Self.scaffold + ["--system", "StartCall,PlayMedia,ShareFocusStatus"]
      #expect(try workspace.run(all).status == 0)
      let whole = try workspace.read("out/IntentHandler.swift")
      let question = """
                #if canImport(Intents) && !os(tvOS)
                if #available(iOS 15.0, macOS 12.0, watchOS 8.0, *), intent is INShareFocusStatusIntent {
                    return ShareFocusStatusIntentHandler()
                }
                #endif

        """
      let part = whole.replacing(question, with: "")
      #expect(part != whole)
      try workspace.folder.write(part, to: "out/IntentHandler.swift")
      let missing = try workspace.run(all)
      let advice =
        "note: ask 'if #available(iOS 15.0, macOS 12.0, watchOS 8.0, *), intent is INShareFocusStatusIntent', and"
      #expect(missing.errors.contains(advice + " return 'ShareFocusStatusIntentHandler()'"), "\(missing.errors)")
      #expect(try workspace.run(all + ["--update"]).output == "8 handlers in step, 'IntentHandler' updated\n")
      #expect(try workspace.read("out/IntentHandler.swift") == whole)
      #expect(try workspace.run(all + ["--check"]).status == 0)
    }
  }

  @Test("hand-written lines stay, whatever their style, and what goes in looks like them")
  func handwritten() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let source = """
        final class Intents: INExtension {\r
        \toverride func handler(for theIntent: INIntent) -> Any {\r
        \t\tswitch theIntent { // not default: yet\r
        \t\tcase is OrderCoffeeIntent: return Bar() /* default: */\r
        \t\tcase is BookTableIntent:\r
        \t\t\tswitch kind { case 1: log("default:"); default: break }\r
        \t\t\treturn Tables()\r
        \t\tcase is GetReceiptIntent, is BuyGiftCardIntent: return self\r
        \t\tdefault: fatalError() } } }\r

        """
      let (text, outcome) = try update(source, in: workspace)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        text
          == source.replacing(
            "\t\tdefault: fatalError",
            with:
              "\t\tcase is RequestRefundIntent:\r\n\t\t\treturn RequestRefundIntentHandler()\r\n\t\tdefault: fatalError"
          ))
    }
  }

  @Test(
    "what is no list of intents is left as it is, and what it forgets is told",
    arguments: [
      "    if intent is OrderCoffeeIntent { return Bar() }\n    return nil\n",
      "    switch intent {\n    case let order as OrderCoffeeIntent: return Bar(order)\n    default: return nil\n    }\n",
      "    switch intent {\n    case is OrderCoffeeIntent: return Bar()\n    #if DEBUG\n    default: return nil\n    #endif\n    }\n",
      "    let a = intent is OrderCoffeeIntent\n    switch a {\n    case true: return Bar()\n    default: return nil\n    }\n",
    ])
  func foreign(cases: String) throws {
    try Workspace.with(Self.sample) { workspace throws in
      let source = Self.dispatcher(cases)
      let (text, outcome) = try update(source, in: workspace)
      #expect(outcome.status == 0 && text == source)
      #expect(outcome.errors.contains("warning: 'Intents' does not name 'GetReceiptIntent'"), "\(outcome.errors)")
    }
  }

  @Test("a file with an unfinished string is not touched")
  func unbalanced() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let source =
        Self.dispatcher(
          "    switch intent {\n    case is OrderCoffeeIntent: return Bar()\n    default: return nil\n    }\n")
        + "let text = \"\"\"\n"
      #expect(try update(source, in: workspace).text == source)
    }
  }

  @Test("with several such classes, none is chosen")
  func several() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let one = Self.dispatcher(
        "    switch intent {\n    case is OrderCoffeeIntent: return Bar()\n    default: return nil\n    }\n")
      let source = one + one.replacing("class Intents", with: "class Others")
      let (text, outcome) = try update(source, in: workspace)
      #expect(text == source && outcome.errors.contains("does not name 'GetReceiptIntent'"))
    }
  }
}
