import IntentDialogue
import Testing

@Suite("Options of the app")
struct OptionsTests {
  private static let app = PlayedApp(options: ["Tomato", "Pea", "Green Pea"])

  @Test(
    "are listed with the question, and chosen by name, number, value or words",
    arguments: [.choice("Pea"), .number(2), .value("Pea"), .text("pea")] as [DialogueAnswer<String>])
  func chosen(answer: DialogueAnswer<String>) async throws {
    let conversation = try await Conversation(with: Self.app, answer)
    #expect(conversation.app.values == ["soup": ["Pea"]])
    #expect(
      conversation.transcript.lines[1]
        == TranscriptLine(
          .siri, "Which soup?", about: .parameter("soup"), textID: "ask", choices: ["Tomato", "Pea", "Green Pea"]))
    #expect(conversation.transcript.lines[2].text.lowercased() == "pea")
  }

  @Test("are searched for other words: one match is meant, of several the person chooses")
  func searched() async throws {
    let one = try await Conversation(with: Self.app, .text("Gre"))
    #expect(one.app.values == ["soup": ["Green Pea"]])
    let several = try await Conversation(with: Self.app, .text("P"), .choice("Pea"))
    #expect(several.app.values == ["soup": ["Pea"]])
    #expect(several.transcript.lines.first { $0.textID == "one" }?.choices == ["Pea", "Green Pea"])
  }

  @Test("leave every other value to the app")
  func other() async throws {
    #expect(try await Conversation(with: Self.app, .text("Leek")).app.values == ["soup": ["Leek"]])
    #expect(try await Conversation(with: Self.app, .text("?"), .number(1)).app.values == ["soup": ["Tomato"]])
  }

  @Test(
    "that are not there are a mistake, as they are where there are none",
    arguments: [.choice("Leek"), .number(0), .number(4), .number(.min)] as [DialogueAnswer<String>],
    [app, PlayedApp()])
  func missing(answer: DialogueAnswer<String>, app: PlayedApp) async throws {
    await #expect(throws: DialogueError.self) { _ = try await Conversation(with: app, answer) }
  }

  @Test("are told to the person with the question")
  func question() async throws {
    let error = try #require(
      await #expect(throws: DialogueError.self) { _ = try await Conversation(with: Self.app) })
    guard case .unanswered(let question, _) = error else { throw error }
    #expect(question.options == ["Tomato", "Pea", "Green Pea"])
    #expect(
      question.description
        == "'Which soup?' (parameter 'soup', a value, for example 'Tomato', 'Pea', 'Green Pea')")
  }
}
