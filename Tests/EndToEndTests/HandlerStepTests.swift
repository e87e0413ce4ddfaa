import Foundation
import TestSupport
import Testing

@Suite("Handlers that are there already")
struct HandlerStepTests {
  /// The app of the definition Orders, without its largest intent.
  private static let handlers = """
    import Intents

    class ReceiptHandler: NSObject, GetReceiptIntentHandling {
      // mine
    \tfunc handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse { .init() }
    }

    """

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  private static let scaffold = ["scaffold", "Orders.intentdefinition", "-o", "out"]

  @Test("a second run writes nothing, whatever was changed in the files")
  func secondRun() throws {
    try Self.withOrders { workspace throws in
      #expect(try workspace.run(Self.scaffold).output == "8 files written to 'out'\n")
      let path = "out/BookTableIntentHandler.swift"
      let changed = try workspace.read(path).replacing("return .failure", with: "return .other(.continueInApp)")
      try workspace.folder.write(changed, to: path)
      let before = try workspace.contents()
      for options in [[], ["--update"], ["--check"], ["--dry-run"]] {
        let outcome = try workspace.run(Self.scaffold + options)
        #expect(outcome.status == 0 && !outcome.output.contains("@@") && outcome.lines.count <= 1)
        #expect((outcome.output + outcome.errors).hasSuffix("5 handlers in step\n"))
        #expect(try workspace.contents() == before)
      }
    }
  }

  @Test("what is missing is reported where the type conforms, and is an error for the check")
  func missing() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "out/Receipts.swift")
      let outcome = try workspace.run(Self.scaffold)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("4 files written to 'out', 1 handler out of step\n"))
      #expect(
        outcome.errors.hasPrefix(
          """
          out/Receipts.swift:3:33: warning: 'ReceiptHandler' does not implement \
          'provideOrderOptionsCollection(for:with:)' [missing-handler]
          out/Receipts.swift:3:33: note: '--update' adds it
          Orders.intentdefinition:
          """))
      #expect(!workspace.exists("out/GetReceiptIntentHandler.swift"))
      let before = try workspace.contents()
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.output.isEmpty)
      #expect(check.errors.contains("out/Receipts.swift:3:33: error: 'ReceiptHandler' does not"))
      #expect(try workspace.contents() == before)
    }
  }

  @Test("a check names the intents without a handler, and writes nothing")
  func unhandled() throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.scaffold + ["--check"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(": error: no handler for 'GetReceiptIntent' [missing-handler]\n"))
      #expect(outcome.errors.ranges(of: "no handler for").count == 5)
      #expect(!workspace.exists("out"))
    }
  }

  @Test("an update adds what is missing and nothing else; a dry run shows it as a difference")
  func update() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "App/Receipts.swift")
      let options = Self.scaffold + ["--sources", "App", "--update"]
      let preview = try workspace.run(options + ["--dry-run"])
      #expect(preview.status == 0)
      #expect(preview.errors.hasPrefix("4 files to be written to 'out', 1 handler to be updated\n"))
      #expect(!workspace.exists("out"))
      let outcome = try workspace.run(options)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.hasPrefix("4 files written to 'out', 1 handler updated\n"))
      let updated = try workspace.read("App/Receipts.swift")
      let place = try #require(Self.handlers.range(of: "}\n", options: .backwards)).lowerBound
      #expect(updated.hasPrefix(Self.handlers[..<place]) && updated.hasSuffix("\n}\n"))
      #expect(updated.contains("\n\n\t/// Lists the options for “Order”.\n\tfunc provideOrderOptionsCollection("))
      #expect(try workspace.run(options).output == "5 handlers in step\n")
      // The difference makes the same of the old files.
      guard let patch = ProcessRunner.program(named: "patch") else { return }
      try TemporaryDirectory.withDirectory { folder in
        try folder.write(Self.handlers, to: "App/Receipts.swift")
        let patched = try ProcessRunner(program: patch, workingDirectory: folder.url)
          .run(["-p0", "--silent"], standardInput: preview.outputData)
        #expect(patched.status == 0)
        let expected = try workspace.contents().filter { $0.key.hasSuffix(".swift") }
        #expect(try FileTree.contents(of: folder.url) == expected)
      }
    }
  }

  @Test("a link to a file stays one, and the file is updated")
  func link() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "Shared/Receipts.swift")
      try workspace.makeFolder("out")
      try workspace.link("out/Receipts.swift", to: "../Shared/Receipts.swift")
      #expect(try workspace.run(Self.scaffold + ["--update"]).status == 0)
      #expect(workspace.isLink("out/Receipts.swift"))
      #expect(try workspace.read("Shared/Receipts.swift").contains("provideOrderOptionsCollection"))
      #expect(workspace.names(in: "Shared") == ["Receipts.swift"])
    }
  }

  @Test("an error in one file leaves all as they are")
  func allOrNothing() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "out/Receipts.swift")
      let damaged = "class Cards: NSObject, BuyGiftCardIntentHandling {\n  func open() { if true { }\n}\n"
      try workspace.folder.write(damaged, to: "out/Cards.swift")
      let before = try workspace.contents()
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("out/Cards.swift:1:7: error: cannot add 'handle(intent:completion:)', "))
      #expect(outcome.errors.contains("note: see that every bracket and quotation mark has its partner"))
      #expect(try workspace.contents() == before)
    }
  }

  @Test("a method that would call another one of the user's is refused")
  func foreignOutcome() throws {
    try Self.withOrders { workspace throws in
      let source = """
        class Receipts: NSObject, GetReceiptIntentHandling {
          func outcome(of intent: GetReceiptIntent) -> Bool { true }
        }
        """
      try workspace.folder.write(source, to: "out/Receipts.swift")
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("out/Receipts.swift:2:8: error: cannot add "))
      #expect(workspace.names(in: "out") == ["Receipts.swift"])
    }
  }

  @Test("methods that no protocol has are reported, and stay")
  func superfluous() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/BookTableIntentHandler.swift"
      let old = try workspace.read(path)
      let changed = old.replacing(
        "func resolveDate(",
        with: """
          func resolveDay(for intent: BookTableIntent) async -> INDateComponentsResolutionResult { .notRequired() }
              func resolveDayOfWeek(for intent: BookTableIntent) -> Int { 1 }
              func resolveDate(
          """)
      try workspace.folder.write(changed, to: path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0 && outcome.output == "4 handlers in step, 1 out of step\n")
      #expect(
        outcome.errors.contains(
          "out/BookTableIntentHandler.swift:36:10: warning: 'BookTableIntentHandling' has no method 'resolveDay(for:)'")
      )
      #expect(outcome.errors.ranges(of: "warning").count == 1)
      #expect(try workspace.read(path) == changed)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 1)
    }
  }

  @Test("results of a type that a parameter does not have any more are reported")
  func otherTypes() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold + ["--style", "completion"])
      let path = "out/OrderCoffeeIntentHandler.swift"
      let old = try workspace.read(path)
      let changed = old.replacing("OrderCoffeeQuantityResolutionResult", with: "INIntegerResolutionResult")
        .replacing("[OrderCoffeeExtrasResolutionResult]", with: "OrderCoffeeExtrasResolutionResult")
        .replacing("INObjectCollection<CoffeeDrink>", with: "INObjectCollection<NSString>")
        .replacing("CupSizeResolutionResult", with: "CupSize.Result")
      try workspace.folder.write(changed, to: path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      let messages = outcome.errors.matches(of: #/warning: (.*) \[outdated-handler\]/#).map { String($0.1) }
      #expect(
        messages == [
          "'resolveQuantity(for:with:)' answers with 'INIntegerResolutionResult' and not with "
            + "'OrderCoffeeQuantityResolutionResult'",
          "'resolveExtras(for:with:)' answers with 'OrderCoffeeExtrasResolutionResult' and not with "
            + "'[OrderCoffeeExtrasResolutionResult]'",
          "'provideDrinkOptionsCollection(for:searchTerm:with:)' answers with 'INObjectCollection<NSString>' and not with "
            + "'INObjectCollection<CoffeeDrink>'",
        ])
      #expect(outcome.output == "4 handlers in step, 1 out of step\n")
      #expect(try workspace.read(path) == changed)
    }
  }

  @Test("options of a type that nothing has any more are reported, and another name for one is taken")
  func goneOptions() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/GetReceiptIntentHandler.swift"
      let scaffolded = try workspace.read(path)
      let changed = scaffolded.replacing("INObjectCollection<CoffeeOrder>", with: "INObjectCollection<CoffeeTicket>")
      #expect(changed != scaffolded)
      try workspace.folder.write(changed, to: path)
      let outcome = try workspace.run(Self.scaffold + ["--check"])
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "'provideOrderOptionsCollection(for:)' answers with 'INObjectCollection<CoffeeTicket>' and not with "
            + "'INObjectCollection<CoffeeOrder>'"), "\(outcome.errors)")
      try workspace.folder.write(changed + "\ntypealias CoffeeTicket = CoffeeOrder\n", to: path)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }

  @Test("response codes that handlers do not know, or know alone, are reported")
  func responseCodes() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/BookTableIntentHandler.swift"
      let scaffolded = try workspace.read(path)
      // What somebody added keeps cases from being added.
      let renamed = scaffolded.replacing("failureFullyBooked", with: "failureFull")
        .replacing("        switch await", with: "        log(); switch await")
      try workspace.folder.write(renamed, to: path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0 && outcome.output == "4 handlers in step, 1 out of step\n")
      #expect(
        outcome.errors.contains(
          """
          out/BookTableIntentHandler.swift:69:10: warning: 'Outcome' has no case for the response code \
          'failureFullyBooked' [outdated-handler]
          out/BookTableIntentHandler.swift:69:10: note: add 'case failureFullyBooked(date: DateComponents)' to it and to \
          the 'switch' in 'handle', or give '.other(.failureFullyBooked)'

          """))
      #expect(
        outcome.errors.contains(
          "out/BookTableIntentHandler.swift:77:14: warning: 'BookTableIntent' has no response code 'failureFull'"))
      #expect(try workspace.read(path) == renamed)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 1)
      // An outcome of one's own, and a code that is given in another way, are as somebody wants them.
      let own = renamed.replacing(".failureFull(date: date)", with: ".failureFullyBooked(date: date)")
      try workspace.folder.write(own, to: path)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 0)
    }
  }

  @Test("responses with other values than their sentences speak are reported where they are made")
  func responseValues() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.scaffold)
      let path = "out/BookTableIntentHandler.swift"
      let scaffolded = try workspace.read(path)
      // As if the sentence of the success had once spoken the table alone.
      let old = scaffolded.replacing(
        "success(tableName: String, date: DateComponents)", with: "success(tableName: String)"
      )
      .replacing("(let tableName, let date)", with: "(let tableName)")
      .replacing("success(tableName: tableName, date: date)", with: "success(tableName: tableName)")
      try workspace.folder.write(old, to: path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0 && outcome.output == "4 handlers in step, 1 out of step\n")
      let notes = "note: change the case, the 'switch' in 'handle', and what gives it"
      #expect(
        outcome.errors.contains(
          """
          out/BookTableIntentHandler.swift:71:14: warning: 'Outcome' has 'case success(tableName: String)', but the \
          response has 'case success(tableName: String, date: DateComponents)' [outdated-handler]
          out/BookTableIntentHandler.swift:71:14: \(notes)

          """), "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          """
          out/BookTableIntentHandler.swift:58:21: warning: 'BookTableIntentResponse' has no method \
          'success(tableName:)', but 'success(tableName:date:)' [outdated-handler]
          """), "\(outcome.errors)")
      #expect(try workspace.read(path) == old)
      #expect(try workspace.run(Self.scaffold + ["--check"]).status == 1)
      // By hand, with the class or without it; a method of one's own is another matter.
      let tables = """
        class Tables: NSObject, BookTableIntentHandling {
          func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult { .success(with: 1) }
          func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult { .needsValue() }
          func confirm(intent: BookTableIntent) async -> BookTableIntentResponse {
            let results = [1].map { _ in Kind.success(number: 1) }
            return .own(number: results.count)
          }
          func handle(intent: BookTableIntent, completion: @escaping (BookTableIntentResponse) -> Void) {
            if intent.guests == 1 { return completion(.success(tableName: "a", `date`: day,)) }
            if intent.guests == 2 { return completion(.failure(on: day)) }
            if intent.guests == 3 { completion(BookTableIntentResponse.failureFullyBooked(day)) }
            completion(.failureFullyBooked(date: day))
          }
        }
        extension BookTableIntentResponse {
          static func own(number: Int) -> BookTableIntentResponse { .init(code: .failure, userActivity: nil) }
        }
        """
      try workspace.folder.write(tables, to: path)
      let messages = try workspace.run(Self.scaffold).errors.matches(of: #/:(\d+):\d+: warning: (.*) \[/#)
      #expect(
        messages.map { "\($0.1) \($0.2)" } == [
          "10 'BookTableIntentResponse' has no method 'failure(on:)': the sentence speaks no values",
          "11 'BookTableIntentResponse' has no method 'failureFullyBooked(_:)', but 'failureFullyBooked(date:)'",
        ])
    }
  }

  @Test("a file that is not UTF-8 is an error, and nothing is written for what it may handle")
  func wideText() throws {
    try Self.withOrders { workspace throws in
      for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
        let data = try #require(Self.handlers.data(using: encoding))
        try workspace.makeFolder("App")
        try data.write(to: workspace.folder.file("App/Receipts.swift"))
        let outcome = try workspace.run(Self.scaffold + ["--sources", "App"])
        #expect(outcome.status == 1 && !workspace.exists("out"))
        #expect(outcome.errors.hasPrefix("App/Receipts.swift:1:1: error: the file is UTF-16, and Swift is UTF-8"))
      }
    }
  }

  @Test("a file that nobody may write is not replaced")
  func readOnly() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "out/Receipts.swift")
      let path = workspace.folder.file("out/Receipts.swift").path
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 1 && workspace.names(in: "out") == ["Receipts.swift"])
      #expect(outcome.errors.contains("error: cannot write 'out/Receipts.swift': it is read-only"))
      #expect(try workspace.read("out/Receipts.swift") == Self.handlers)
    }
  }

  @Test("handlers of tests do not count, those of an extension without its type do")
  func elsewhere() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.handlers, to: "App/AppTests/Receipts.swift")
      try workspace.folder.write("extension Desk: BookTableIntentHandling {}", to: "App/Desk.swift")
      let outcome = try workspace.run(Self.scaffold + ["--sources", "App"])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("4 files written to 'out', 1 handler not known well enough\n"))
      #expect(
        outcome.errors.contains(
          "App/Desk.swift:1:11: warning: nothing is known of 'Desk', which handles 'BookTableIntent'"))
      #expect(workspace.exists("out/GetReceiptIntentHandler.swift"))
    }
  }

  @Test("what a superclass that is not shown may have is not added")
  func unknownSuperclass() throws {
    try Self.withOrders { workspace throws in
      let source = "class Receipts: Kit.Base, GetReceiptIntentHandling {}\n"
      try workspace.folder.write(source, to: "out/Receipts.swift")
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.hasPrefix(
          """
          out/Receipts.swift:1:27: warning: 'Receipts' may lack 'handle(intent:completion:)' and 1 more: it is not known \
          what 'Kit.Base' brings along [missing-handler]
          """))
      #expect(try workspace.read("out/Receipts.swift") == source)
      try workspace.folder.write(
        """
        class Base: NSObject {
          @objc(handleGetReceipt:completion:)
          func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse { .init() }
        }
        """,
        to: "Kit/Base.swift")
      let known = try workspace.run(Self.scaffold + ["--update", "--sources", "Kit"])
      #expect(known.status == 0 && known.errors.isEmpty)
      #expect(try workspace.read("out/Receipts.swift").ranges(of: "func ").count == 1)
    }
  }

  @Test("a type in whose place a new handler would be is an obstacle")
  func takenName() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write("class GetReceiptIntentHandler: NSObject {}", to: "out/A.swift")
      let outcome = try workspace.run(Self.scaffold)
      #expect(outcome.status == 1 && workspace.names(in: "out") == ["A.swift"])
      #expect(outcome.errors.contains("out/A.swift:1:7: error: 'GetReceiptIntentHandler' does not handle"))
    }
  }

  @Test("handlers of the system's intents are kept in step too")
  func systemIntents() throws {
    try Workspace.with { workspace throws in
      let source = """
        import Intents
        class Messages: NSObject, INSendMessageIntentHandling {
            func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
        }

        """
      try workspace.folder.write(source, to: "App/Messages.swift")
      let command = ["scaffold", "--system", "SendMessage", "-o", "out", "--sources", "App"]
      let missing = try workspace.run(command)
      #expect(missing.errors.contains("'Messages' does not implement 'handle(intent:completion:)' [missing-handler]"))
      #expect(
        missing.errors.contains("warning: 'INSendMessageIntentHandling' has no method 'resolveContents(for:with:)'"))
      #expect(missing.errors.contains("note: did you mean 'resolveContent'?"))
      #expect(!workspace.exists("out"))
      #expect(try workspace.run(command + ["--update"]).output == "1 handler updated (1 still out of step)\n")
      let updated = try workspace.read("App/Messages.swift")
      #expect(updated.ranges(of: "func ").count == 2)
      #expect(
        updated.contains(
          "    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> "
        )
      )
      #expect(try workspace.run(command + ["--update", "--optional"]).status == 0)
      #expect(try workspace.read("App/Messages.swift").contains("func resolveRecipients("))
      #expect(try workspace.run(command + ["--check", "--optional"]).errors.ranges(of: "error:").count == 1)
    }
  }

  @Test("a handler that is new goes to a file of its own where that for all is there")
  func singleFile() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let command = ["scaffold", "Home.intentdefinition", "-o", "out", "--layout", "single", "--parts", "handlers"]
      #expect(try workspace.run(command).output.hasPrefix("1 file written to 'out'\n"))
      #expect(workspace.names(in: "out") == ["HomeHandlers.swift"])
      let text = try workspace.read("out/HomeHandlers.swift")
      try workspace.folder.write(
        text.replacing("SetLightIntentHandl", with: "OldLightHandl"), to: "out/HomeHandlers.swift")
      let outcome = try workspace.run(command)
      #expect(
        outcome.status == 0 && outcome.output.contains("already there, and left alone: 'out/HomeHandlers.swift'\n"))
      #expect(workspace.names(in: "out") == ["HomeHandlers.swift", "SetLightIntentHandler.swift"])
    }
  }

  @Test("one file for the handlers of two definitions of one name is refused, with advice that helps")
  func sharedSingleFile() throws {
    let samples = [
      "A/Intents.intentdefinition": "Home/Home.intentdefinition",
      "B/Intents.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition",
    ]
    try Workspace.with(samples) { workspace throws in
      let outcome = try workspace.run(["scaffold", "A", "B", "-o", "out", "--layout", "single"])
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "error: the handlers of two definitions would be written to 'IntentsHandlers.swift'"), "\(outcome.errors)")
      #expect(outcome.errors.contains("note: scaffold the definitions into different folders, or with '--layout per-"))
      #expect(try workspace.run(["scaffold", "A", "B", "-o", "out"]).status == 0)
      let header = try workspace.read("out/IntentHandler.swift").prefix { $0 != "\n" }
      #expect(header.hasPrefix("// Scaffolded by intentc from Intents.intentdefinition. The file"))
    }
  }

  @Test(
    "options that make no sense are refused",
    arguments: [
      (["--check", "--update"], "'--check' and '--update' cannot be used together"),
      (["--check", "--dry-run"], "'--check' and '--dry-run' cannot be used together"),
    ])
  func usage(options: [String], message: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.scaffold + options)
      #expect(outcome.status == 64 && outcome.errors == "intentc: error: \(message)\n")
    }
  }

  @Test(
    "names that make no sense are refused",
    arguments: [
      (["--system", "SendMessage,,StartCall"], 64, "'--system' has an empty name"),
      (["--handler-name", "{clas}H"], 1, "handler name '{clas}H' has an unknown place '{clas}'"),
      (["--handler-name", "H"], 1, "handler name 'H' gives all handlers the same name"),
      (["--handler-name", "{class}-H"], 1, "handler name '{class}-H' gives no valid identifiers"),
    ])
  func names(options: [String], status: Int32, message: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.scaffold + options)
      #expect(outcome.status == status && outcome.errors.contains("error: " + message), "\(outcome.errors)")
    }
  }

  @Test("several domains are given in one option")
  func domains() throws {
    try Workspace.with { workspace throws in
      #expect(try workspace.run(["scaffold", "--domain", "messages, media", "-o", "out"]).status == 0)
      #expect(
        workspace.exists("out/SendMessageIntentHandler.swift") && workspace.exists("out/PlayMediaIntentHandler.swift"))
      let text = try workspace.read("out/SendMessageIntentHandler.swift")
      #expect(text.contains("INSendMessageIntentResponse(code: .failure,") && !text.contains("code: .success"))
    }
  }

  @Test("sources that cannot be read are errors", arguments: ["Missing", "Orders.intentdefinition"])
  func unreadable(path: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.scaffold + ["--sources", path])
      #expect(outcome.status == 1 && outcome.errors.contains("'\(path)'") && !workspace.exists("out"))
    }
  }
}
