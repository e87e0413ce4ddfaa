import Foundation
import TestSupport
import Testing

@Suite("Scaffolding an extension")
struct ExtensionScaffoldTests {
  private static let sample = ["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]

  private func propertyList(_ path: String, in workspace: Workspace) throws -> [String: Any] {
    let value = try PropertyListSerialization.propertyList(from: Data(workspace.read(path).utf8), format: nil)
    return try #require(value as? [String: Any])
  }

  @Test("one command gives the handlers, what gives intents to them, and the keys of the bundles")
  func standard() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let outcome = try workspace.run(["scaffold", "Orders.intentdefinition", "--system", "PlayMedia", "-o", "out"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(
        workspace.names(in: "out") == [
          "App-Info.plist", "BookTableIntentHandler.swift", "BuyGiftCardIntentHandler.swift",
          "GetReceiptIntentHandler.swift", "IntentHandler.swift", "IntentsExtension-Info.plist",
          "OrderCoffeeIntentHandler.swift", "PlayMediaIntentHandler.swift", "RequestRefundIntentHandler.swift",
        ])
      let bundle = try #require(
        try propertyList("out/IntentsExtension-Info.plist", in: workspace)["NSExtension"] as? [String: Any])
      #expect(bundle["NSExtensionPointIdentifier"] as? String == "com.apple.intents-service")
      #expect(bundle["NSExtensionPrincipalClass"] as? String == "$(PRODUCT_MODULE_NAME).IntentHandler")
      let attributes = try #require(bundle["NSExtensionAttributes"] as? [String: [String]])
      #expect(
        attributes == [
          "IntentsSupported": [
            "OrderCoffeeIntent", "BookTableIntent", "BuyGiftCardIntent", "RequestRefundIntent", "GetReceiptIntent",
            "INPlayMediaIntent",
          ],
          // As the definition restricts them.
          "IntentsRestrictedWhileLocked": ["BuyGiftCardIntent", "RequestRefundIntent"],
          "IntentsRestrictedWhileProtectedDataUnavailable": ["BuyGiftCardIntent"],
          "SupportedMediaCategories": ["INMediaCategoryGeneral"],
        ])
      let app = try propertyList("out/App-Info.plist", in: workspace)
      #expect(Set(app.keys) == ["NSUserActivityTypes", "NSSiriUsageDescription"])
      #expect(app["NSUserActivityTypes"] as? [String] == attributes["IntentsSupported"])
    }
  }

  @Test("a project of what was written has nothing to complain about")
  func check() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let parts = ["scaffold", "Orders.intentdefinition", "--parts"]
      #expect(try workspace.run(parts + ["handlers,extension", "-o", "Intents"]).status == 0)
      #expect(try workspace.run(parts + ["info-plist,donations,shortcuts", "-o", "App"]).status == 0)
      let outcome = try workspace.run(["check", ".", "--notes"])
      #expect(outcome.status == 0 && outcome.errors.hasSuffix(": no problems\n"), "\(outcome.errors)")
      // The property lists are looked at indeed.
      let renamed = try workspace.read("Intents/IntentHandler.swift").replacing(
        "class IntentHandler", with: "class Handlers")
      try workspace.folder.write(renamed, to: "Intents/IntentHandler.swift")
      let other = try workspace.run(["check", "."])
      #expect(other.output.contains("principal class 'IntentHandler' is declared nowhere"), "\(other.output)")
    }
  }

  @Test("an app that handles intents itself has the lists, and no extension")
  func host() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let outcome = try workspace.run([
        "scaffold", "Orders.intentdefinition", "--host", "app", "--parts", "extension", "--parts", "info-plist", "-o",
        "out",
      ])
      #expect(outcome.status == 0)
      #expect(workspace.names(in: "out") == ["App-Info.plist", "IntentHandler.swift"])
      let app = try propertyList("out/App-Info.plist", in: workspace)
      #expect(
        Set(app.keys) == [
          "INIntentsSupported", "INIntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable",
          "NSUserActivityTypes",
        ])
      #expect(try workspace.read("out/IntentHandler.swift").contains("NSObject, INIntentHandlerProviding {"))
    }
  }

  @Test("everything is written for 'all', and what no intent has a use for is told")
  func all() throws {
    try Workspace.with([
      "Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition",
      "Home.intentdefinition": "Home/Home.intentdefinition",
    ]) { workspace throws in
      let orders = try workspace.run(["scaffold", "Orders.intentdefinition", "--parts", "all", "-o", "out"])
      #expect(orders.output == "12 files written to 'out'\n")
      let bundle = try #require(
        try propertyList("out/IntentsUIExtension-Info.plist", in: workspace)["NSExtension"] as? [String: Any])
      #expect(bundle["NSExtensionPointIdentifier"] as? String == "com.apple.intents-ui-service")
      #expect(bundle["NSExtensionPrincipalClass"] as? String == "$(PRODUCT_MODULE_NAME).IntentViewController")
      let attributes = try #require(bundle["NSExtensionAttributes"] as? [String: [String]])
      #expect(
        attributes["IntentsSupported"] == [
          "OrderCoffeeIntent", "BookTableIntent", "BuyGiftCardIntent", "RequestRefundIntent",
        ])
      let home = try workspace.run(["scaffold", "Home.intentdefinition", "--parts", "ui", "-o", "none"])
      #expect(home.status == 0)
      #expect(home.output == "nothing to write for 'ui': no custom intent asks for a confirmation\n")
    }
  }

  @Test("a handler that is there is given its intent, and nothing is written around it unasked")
  func existingHandler() throws {
    try Workspace.with(Self.sample) { workspace throws in
      try workspace.folder.write(
        """
        enum Bar {
          class Coffee: NSObject, OrderCoffeeIntentHandling {}
        }
        """, to: "App/Bar.swift")
      let command = ["scaffold", "Orders.intentdefinition", "--sources", "App", "-o", "out"]
      #expect(try workspace.run(command).status == 0)
      #expect(workspace.names(in: "out")?.count == 4 && !workspace.exists("out/IntentHandler.swift"))
      #expect(try workspace.run(command + ["--parts", "extension"]).status == 0)
      let dispatcher = try workspace.read("out/IntentHandler.swift")
      #expect(dispatcher.contains("case is OrderCoffeeIntent:\n            return Bar.Coffee()\n"))
      #expect(dispatcher.contains("return BookTableIntentHandler()"))
    }
  }

  @Test("a class that gives intents to handlers stays the only one, and is told what it forgets")
  func existingDispatcher() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let source = """
        class Intents: INExtension {
          override func handler(for intent: INIntent) -> Any {
            // BuyGiftCardIntent, "RequestRefundIntent"
            intent is OrderCoffeeIntent ? Coffee() : intent is GetReceiptIntent ? Receipts() : self
          }
        }
        extension Intents: BookTableIntentHandling {}
        """
      try workspace.folder.write(source, to: "App/Intents.swift")
      let command = [
        "scaffold", "Orders.intentdefinition", "--sources", "App", "--parts", "handlers,extension,info-plist", "-o",
        "out", "--notes",
      ]
      let outcome = try workspace.run(command)
      #expect(outcome.status == 0 && !workspace.exists("out/IntentHandler.swift"))
      #expect(outcome.errors.contains("App/Intents.swift:1:7: note: 'Intents' is there and is left alone"))
      for name in ["BuyGiftCardIntent", "RequestRefundIntent"] {
        #expect(
          outcome.errors.contains(
            """
            App/Intents.swift:1:7: warning: 'Intents' does not name '\(name)', so its handler is never asked \
            [missing-handler]
            App/Intents.swift:1:7: note: for '\(name)', return '\(name)Handler()'
            """), "\(outcome.errors)")
      }
      #expect(outcome.errors.split(separator: "does not name").count == 3)
      let bundle = try #require(
        try propertyList("out/IntentsExtension-Info.plist", in: workspace)["NSExtension"] as? [String: Any])
      #expect(bundle["NSExtensionPrincipalClass"] as? String == "$(PRODUCT_MODULE_NAME).Intents")
      #expect(try workspace.run(command + ["--check"]).errors.contains("error: 'Intents' does not name"))
      // One that names nothing leaves it to others.
      try workspace.folder.write(
        "class Intents: INExtension { override func handler(for intent: INIntent) -> Any { factory.make(intent) } }",
        to: "App/Intents.swift")
      #expect(try !workspace.run(command).errors.contains("does not name"))
    }
  }

  @Test("a shortcut is proposed with the definition's own phrase, if that does without the app's name")
  func phrase() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let command = ["scaffold", "Orders.intentdefinition", "--parts", "shortcuts", "-o"]
      let text = try workspace.read("Orders.intentdefinition")
      #expect(try workspace.run(command + ["out"]).status == 0)
      #expect(try workspace.read("out/IntentShortcuts.swift").contains(#"value: "Order Coffee""#))
      try workspace.folder.write(
        text.replacing("Get a coffee from ${applicationName}", with: "My usual"), to: "Orders.intentdefinition")
      #expect(try workspace.run(command + ["other"]).status == 0)
      let shortcuts = try workspace.read("other/IntentShortcuts.swift")
      #expect(shortcuts.contains(#"value: "My usual""#) && !shortcuts.contains(#"value: "Order Coffee""#))
    }
  }

  @Test("files that are there are left alone")
  func existing() throws {
    try Workspace.with(Self.sample) { workspace throws in
      try workspace.folder.write("// mine\n", to: "out/IntentHandler.swift")
      let outcome = try workspace.run(["scaffold", "Orders.intentdefinition", "-o", "out", "--notes"])
      #expect(
        outcome.output == "7 files written to 'out'\nalready there, and left alone: 'out/IntentHandler.swift'\n")
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("out/IntentHandler.swift:1:1: note: file is there and is left alone"))
      #expect(try workspace.read("out/IntentHandler.swift") == "// mine\n")
    }
  }

  @Test("what is made of custom intents alone says which of the system's are not in it")
  func customOnly() throws {
    try Workspace.with(Self.sample) { workspace throws in
      let command = ["scaffold", "Orders.intentdefinition", "--parts", "ui,shortcuts,donations", "-o", "out"]
      let outcome = try workspace.run(command + ["--system", "PlayMedia,StartCall"])
      #expect(
        outcome.output == """
          3 files written to 'out'
          'ui' is made of custom intents, without 'INPlayMediaIntent' and 1 more
          'shortcuts' is made of custom intents, without 'INPlayMediaIntent' and 1 more

          """)
    }
  }

  @Test("handlers of the main actor are refused for classes that belong to no actor")
  func isolation() throws {
    try Workspace.with(Self.sample) { workspace throws in
      #expect(try workspace.run(["generate", "Orders.intentdefinition", "--nonisolated", "-o", "Classes"]).status == 0)
      let command = ["scaffold", "Orders.intentdefinition", "-o", "out", "--sources", "Classes", "--isolation"]
      let refused = try workspace.run(command + ["main-actor"])
      #expect(refused.status == 1 && !workspace.exists("out"))
      #expect(
        refused.errors.contains("IntentHandling' was generated with '--nonisolated', so that no handler of the main"))
      #expect(try workspace.run(command + ["nonisolated"]).status == 0)
    }
  }

  @Test("a folder or a broken link in the place of a file is an obstacle, and a link to a file is left alone")
  func obstacles() throws {
    try Workspace.with(Self.sample) { workspace throws in
      try workspace.folder.write("// mine\n", to: "App/Handler.swift")
      try workspace.makeFolder("out/App-Info.plist")
      try workspace.link("out/IntentHandler.swift", to: "../App/Handler.swift")
      try workspace.link("out/IntentsExtension-Info.plist", to: "nowhere")
      let outcome = try workspace.run(["scaffold", "Orders.intentdefinition", "-o", "out"])
      #expect(outcome.status == 1 && workspace.names(in: "out")?.count == 3)
      #expect(outcome.errors.contains("out/App-Info.plist:1:1: error: cannot write the file: it is a folder"))
      #expect(
        outcome.errors.contains("out/IntentsExtension-Info.plist:1:1: error: cannot write the file: it is a symbolic"))
      #expect(!outcome.errors.contains("IntentHandler.swift"))
    }
  }

  @Test("a name that two classes would have is refused, and nothing is written")
  func names() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let text = try workspace.read("Home.intentdefinition").replacing(">SetLight<", with: ">Intent<")
      try workspace.folder.write(text, to: "Home.intentdefinition")
      let outcome = try workspace.run([
        "scaffold", "Home.intentdefinition", "--handler-name", "{intent}Handler", "-o", "out",
      ])
      #expect(outcome.status == 1 && !workspace.exists("out"))
      #expect(outcome.errors.contains("a handler would have the name 'IntentHandler'"), "\(outcome.errors)")
    }
  }

  @Test("no handler has the name of a generated type", arguments: ["{class}", "{class}Handling", "{class}Response"])
  func generatedName(pattern: String) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run([
        "scaffold", "Orders.intentdefinition", "-o", "out", "--handler-name", pattern,
      ])
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains("error: the handler of 'OrderCoffeeIntent' would be called '")
          && outcome.errors.contains("call handlers otherwise with '--handler-name'"))
      #expect(!workspace.exists("out"))
    }
  }
}
