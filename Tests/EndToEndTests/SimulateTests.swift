import Foundation
import TestSupport
import Testing

@Suite("The command simulate")
struct SimulateTests {
  private static let orders = [
    "Base.lproj/Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition",
    "de.lproj/Orders.strings": "Orders/de.lproj/Orders.strings",
    "de.lproj/Orders.stringsdict": "Orders/de.lproj/Orders.stringsdict",
  ]

  private static let refund = """
    Person  Request a Refund
    Siri    Which order was it?                                     [order]
    Person  Monday                                                  [order]
    Siri    What went wrong?                                        [reason]
              1. It came too late
              2. It was the wrong drink
              3. It was cold
    Person  It was cold                                             [reason]
    Siri*   Ask for a refund of Monday because: It was cold?
    Person  Yes
    Siri    We will pay back €3.50.                                 [success]

    * The definition has no words for this. Siri's own may be others.

    """

  private func simulate(
    _ workspace: Workspace, _ arguments: String..., input: String = ""
  ) throws -> ProcessOutcome {
    try workspace.run(["simulate", "."] + arguments, standardInput: Data(input.utf8))
  }

  @Test("a conversation is played with answers of the command line, or of the standard input")
  func answers() throws {
    try Workspace.with(Self.orders) { workspace throws in
      let scripted = try simulate(
        workspace, "RequestRefund", "--value", "amount=€3.50", "--answer", "Monday", "--answer", "cold", "--answer",
        "yes")
      #expect(scripted.output == Self.refund)
      #expect(scripted.status == 0 && scripted.errors.isEmpty)
      let piped = try simulate(
        workspace, "RequestRefund", "--value", "amount=€3.50", input: "\n  Monday \n?\ncold\nyes\nnever read\n")
      #expect(piped.output == Self.refund)
      #expect(piped.status == 0)
      #expect(piped.errors.contains("one of 'It came too late' (tooLate), 'It was the wrong drink' (wrongItem)"))
    }
  }

  @Test("the standard input is not read where the answers are known")
  func unreadInput() throws {
    try Workspace.with(Self.orders) { workspace throws in
      let outcome = try simulate(workspace, "RequestRefund", "--answer", "Monday", input: "cold\nyes\n")
      #expect(outcome.status == 1)
      #expect(outcome.output.hasSuffix("3. It was cold\n"))
      #expect(
        outcome.errors.contains(
          "intentc: error: no answer is left for the question 'What went wrong?' (parameter 'reason', a value, for example"
        ))
    }
  }

  @Test("an input that ends too early, and answers that nobody wants, are failures")
  func endOfInput() throws {
    try Workspace.with(Self.orders) { workspace throws in
      let ended = try simulate(workspace, "RequestRefund", input: "Monday")
      #expect(ended.status == 1 && ended.errors.contains("no answer is left"))
      let unused = try simulate(
        workspace, "RequestRefund", "--given", "order=1", "--given", "reason=cold", "--answer", "no", "--answer", "yes")
      #expect(unused.status == 1 && unused.errors == "intentc: error: nobody asked for 'yes'\n")
      #expect(unused.output.contains("Siri*   OK."))
    }
  }

  @Test("somebody at a terminal sees each line once, and may leave")
  func terminal() throws {
    guard let script = ProcessRunner.program(named: "script") else { return }
    try Workspace.with(Self.orders) { workspace throws in
      // The terminal of 'script' is a file here, so that its end is the end of what is typed.
      let outcome = try workspace.run(
        ["-qec", "'\(workspace.program.path)' simulate . RequestRefund", "/dev/null"], program: script,
        standardInput: Data("Monday\ncold !nothing\n".utf8))
      let text = outcome.output.replacing("\r\n", with: "\n")
      #expect(text.contains("You are the person."))
      #expect(text.contains("'reason' has no unsupported reason 'nothing'; it has none"))
      #expect(text.matches(of: #/(?m)^Person  Request a Refund$/#).count == 1)
      #expect(text.contains("Siri    What went wrong?"))
      #expect(!text.contains("no answer is left"))
      #expect(outcome.status == 0)
    }
  }

  @Test("several languages are played one after the other, with what is missing")
  func languages() throws {
    try Workspace.with(Self.orders) { workspace throws in
      let outcome = try simulate(
        workspace, "RequestRefund", "--language", "de-AT,en", "--given", "order=Montag", "--answer", "3", "--answer",
        "yes")
      #expect(outcome.status == 0)
      #expect(outcome.lines.first == "RequestRefund (de-AT)")
      #expect(outcome.lines.contains("RequestRefund (en)"))
      #expect(outcome.output.contains("Person  Es war kalt"))
      try workspace.folder.write("\"trupKi\" = \"Was war los?\";", to: "de.lproj/Orders.strings")
      try FileManager.default.removeItem(at: workspace.folder.file("de.lproj/Orders.stringsdict"))
      let missing = try simulate(
        workspace, "RequestRefund", "--language", "de", "--given", "order=Montag", "--answer", "3", "--answer", "yes")
      #expect(missing.output.contains("Was war los?"))
      #expect(
        missing.output.contains(
          "Not translated into 'de', so said as in the definition: “Request a Refund” (ctSAgk), ") == false)
      #expect(missing.output.contains("Not translated into 'de', so said as in the definition: "))
      #expect(missing.output.contains("“It was cold” (GWo91I)"))
      let unknown = try simulate(workspace, "RequestRefund", "--language", "it", "--auto")
      #expect(unknown.status == 64)
      #expect(
        unknown.errors
          == "intentc: error: there are no translations into 'it'; there are de; the definition itself is in en\n")
    }
  }

  @Test(
    "tables are found from wherever the definition is named",
    arguments: [
      ("", "Base.lproj/Orders.intentdefinition"), ("", "./Base.lproj//Orders.intentdefinition"), ("", "."),
      ("Base.lproj", "Orders.intentdefinition"), ("Base.lproj", "./Orders.intentdefinition"),
      ("de.lproj", "../Base.lproj/Orders.intentdefinition"),
    ])
  func places(folder: String, path: String) throws {
    try Workspace.with(Self.orders) { workspace throws in
      let outcome = try workspace.run(
        ["simulate", path, "GetReceipt", "--auto", "--language", "de"], in: folder.isEmpty ? nil : folder)
      #expect(outcome.status == 0 && outcome.lines.first == "Person  Beleg laden", "\(outcome.errors)")
    }
  }

  @Test("a table that cannot be read is reported")
  func brokenTable() throws {
    try Workspace.with(Self.orders) { workspace throws in
      try workspace.folder.write("\"a\" = ", to: "de.lproj/Orders.strings")
      let outcome = try simulate(workspace, "RequestRefund", "--auto", "--language", "de")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("de.lproj/Orders.strings:1:") && outcome.errors.contains("[unreadable-table]"))
    }
  }

  @Test("JSON has the documented shape")
  func json() throws {
    try Workspace.with(Self.orders) { workspace throws in
      for (arguments, input) in [
        (["--answer", "Monday", "--answer", "cold", "--answer", "yes"], ""), ([], "Monday\ncold\nyes\n"),
      ] {
        let outcome = try workspace.run(
          ["simulate", ".", "RequestRefund", "--json"] + arguments, standardInput: Data(input.utf8))
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let root = try #require(try JSONSerialization.jsonObject(with: outcome.outputData) as? [String: Any])
        #expect(Set(root.keys) == ["formatVersion", "conversations"])
        let conversation = try #require((root["conversations"] as? [[String: Any]])?.first)
        #expect(
          Set(conversation.keys) == [
            "path", "intent", "className", "isWidgetOnly", "language", "isDevelopmentLanguage", "end", "unusedAnswers",
            "misunderstoodAnswers", "untranslated", "lines",
          ])
        #expect((conversation["end"] as? [String: String]) == ["kind": "handled", "code": "success"])
        let lines = try #require(conversation["lines"] as? [[String: Any]])
        #expect(lines.count == 8 && (lines[3]["choices"] as? [String])?.count == 3)
        #expect(lines[2]["text"] as? String == "Monday" && lines[2]["parameter"] as? String == "order")
        #expect(lines[5]["isSystemWording"] as? Bool == true && lines[7]["code"] as? String == "success")
      }
    }
  }

  @Test(
    "a command line that makes no sense is refused",
    arguments: [
      ["--auto", "--answer", "a"], ["--language", "de", "--all-languages"], ["--language", "d!"], ["--all-languages"],
      ["--language", "de,en"], ["--response", "sucess", "--auto"], ["--given", "reason", "--auto"],
    ])
  func usage(options: [String]) throws {
    try Workspace.with(Self.orders) { workspace throws in
      let outcome = try workspace.run(["simulate", ".", "RequestRefund"] + options)
      #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.hasPrefix("intentc: error: "))
    }
  }

  @Test("all intents are played by themselves")
  func auto() throws {
    try Workspace.with(Self.orders) { workspace throws in
      let outcome = try simulate(workspace, "--auto", "--all-languages")
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.lines.count { $0.wholeMatch(of: #/\w+ \((en|de)\)/#) != nil } == 10)
      let unnamed = try simulate(workspace, "--answer", "a")
      #expect(unnamed.status == 64 && unnamed.errors.contains("name the intent; the intents are 'OrderCoffee'"))
    }
  }
}
