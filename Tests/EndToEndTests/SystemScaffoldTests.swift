import Foundation
import TestSupport
import Testing

@Suite("Scaffolding for the system's intents")
struct SystemScaffoldTests {
  @Test("handlers are written by name and by domain, each once, and never again")
  func writes() throws {
    try Workspace.with { workspace throws in
      let command = [
        "scaffold", "--system", "INSendMessageIntent,StartCall", "--domain", "messages", "--parts", "handlers", "-o",
        "out",
      ]
      let outcome = try workspace.run(command)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.hasPrefix("6 files written to 'out'\n"))
      let handler = try workspace.read("out/SendMessageIntentHandler.swift")
      #expect(handler.contains("class SendMessageIntentHandler: NSObject, INSendMessageIntentHandling {"))
      try workspace.folder.write("// mine\n", to: "out/SendMessageIntentHandler.swift")
      let again = try workspace.run(command)
      #expect(again.status == 1 && again.errors.contains("SendMessageIntentHandler.swift"))
      #expect(try workspace.read("out/SendMessageIntentHandler.swift") == "// mine\n")
    }
  }

  @Test("handlers of a definition and of the system can be written in one go")
  func together() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run([
        "scaffold", "Home.intentdefinition", "--system", "SendMessage", "--handler-name", "{intent}Handler",
        "--style", "completion", "-o", "out",
      ])
      #expect(outcome.status == 0)
      #expect(workspace.exists("out/SetLightHandler.swift"))
      let handler = try workspace.read("out/SendMessageHandler.swift")
      #expect(handler.contains("with completion: @escaping @Sendable (Intents.INStringResolutionResult) -> Void"))
    }
  }

  @Test("a misspelt name is explained")
  func misspelt() throws {
    try Workspace.with { workspace throws in
      let outcome = try workspace.run(["scaffold", "--system", "SendMesage", "-o", "out"])
      #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'INSendMessageIntent'?"))
      #expect(!workspace.exists("out"))
    }
  }
}
