import HandlerBackend
import IntentSemantics
import SiriKitInterface
import TestSupport
import Testing

/// The scaffolded handlers of all intents of the system, compiled with the test kit, which has the types of their values
/// and results, and asked about an intent of which nothing is known.
@Suite("Scaffolded handlers of the system's intents")
struct SystemHandlerTests {
  private static let units = HandlerBackend().systemHandlers(of: SystemIntentCatalogue.all)

  private static let output = Result {
    let handlers = units.map { unit in
      // On Linux there is no such framework, so that the files are empty there.
      SwiftSource(
        name: unit.fileName,
        text: String(decoding: HandlerBackend().render(unit), as: UTF8.self)
          .replacing("canImport(Intents)", with: "canImport(IntentsTestKit)")
          .replacing("import Intents\n", with: "import IntentsTestKit\n")
          .replacing("Intents.IN", with: "IN"))
    }
    let program = try KitProgram(
      try PortableSystemIntents.sources() + handlers + [main], named: "SystemHandlers")
    return String(decoding: try program.output(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("ask for what the task needs, do without the rest, and get ready")
  func run() throws {
    let output = try Self.output.get()
    var asked = 0
    for unit in Self.units {
      for parameter in unit.intent.parameters where !parameter.isResolutionDeprecated {
        guard let method = parameter.resolveMethod else { continue }
        let question = "\(unit.name) \(method) "
        let answer = output.first { $0.hasPrefix(question) }?.dropFirst(question.count)
        // A value that cannot be missing is there, unless it is the one that stands for none.
        let isThere = !parameter.type.hasSuffix("?") && answer?.hasPrefix("success(") == true
        #expect(
          isThere || answer == (parameter.isEssential ? "needsValue" : "notRequired"), "\(unit.name) \(method)")
        asked += 1
      }
      let isReady = ["ready", "success"].contains { output.contains("\(unit.name) confirm \($0)") }
      #expect(isReady, "\(unit.name)")
      #expect(
        output.contains { $0.hasPrefix("\(unit.name) handle ") && !$0.hasSuffix(" unspecified") }, "\(unit.name)")
    }
    #expect(Self.units.count == 60 && asked > 150)
  }

  @Test("accept what they are given")
  func values() throws {
    #expect(try Self.output.get().last == #"SendMessage accepts success(AnyHashable("Hello"))"#)
  }

  /// A program that asks each handler about everything, and prints handler, method and answer.
  private static let main: SwiftSource = {
    var lines = [
      "import IntentsTestKit", "",
      "func report(_ name: String, _ results: [INIntentResolutionResult]) {",
      "  print(name, results.map { String(describing: $0.resolution) }.joined(separator: \", \"))", "}",
      "func report(_ name: String, _ result: INIntentResolutionResult) { report(name, [result]) }",
    ]
    // A function each: the time that the compiler takes for one that waits grows with the square of its length.
    for unit in units {
      let intent = unit.intent.className
      lines += ["func ask\(unit.name)() async {", "  let handler = \(unit.name)()", "  let intent = \(intent)()"]
      for parameter in unit.intent.parameters where !parameter.isResolutionDeprecated {
        guard let method = parameter.resolveMethod else { continue }
        lines.append("  report(\"\(unit.name) \(method)\", await handler.\(method)(for: intent))")
      }
      for method in ["confirm", "handle"] {
        lines.append(
          "  print(\"\(unit.name) \(method)\", await handler.\(method)(\(unit.intent.intentLabel): intent).code)")
      }
      lines.append("}")
    }
    lines += units.map { "await ask\($0.name)()" }
    lines += [
      "let message = INSendMessageIntent()", "message.content = \"Hello\"",
      "report(\"SendMessage accepts\", await SendMessageIntentHandler().resolveContent(for: message))",
    ]
    return SwiftSource(name: "main.swift", text: lines.joined(separator: "\n") + "\n")
  }()
}
