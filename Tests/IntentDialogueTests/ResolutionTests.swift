import IntentDialogue
import Testing

@Suite("Resolving")
struct ResolutionTests {
  @Test("a value that is missing is asked for")
  func needsValue() async throws {
    let conversation = try await Conversation(with: PlayedApp(), .value("Pea"))
    #expect(conversation.app.values == ["soup": ["Pea"]])
    #expect(conversation.outcome == .handled(code: "success"))
    #expect(
      conversation.transcript.lines[1]
        == TranscriptLine(.siri, "Which soup?", about: .parameter("soup"), textID: "ask"))
  }

  @Test("a value that suits is not asked for")
  func success() async throws {
    let conversation = try await Conversation(with: PlayedApp(values: ["soup": ["Pea"]]))
    #expect(conversation.transcript.lines.map(\.text) == ["Order Pea", "Ready in ."])
  }

  @Test("the app may put another value in the place of the person's")
  func replaces() async throws {
    let app = PlayedApp(values: ["soup": ["pea"]], results: ["soup": { _ in [.success("Pea Soup")] }])
    #expect(try await Conversation(with: app).app.values == ["soup": ["Pea Soup"]])
  }

  @Test("a parameter that is not required loses its value")
  func notRequired() async throws {
    let app = PlayedApp(values: ["soup": ["pea"]], results: ["soup": { _ in [.notRequired] }])
    #expect(try await Conversation(with: app).app.values == [:])
  }

  @Test(
    "a choice is made by name, in any case of letters, by number, by text or by value",
    arguments: [
      .choice("Pea Soup"), .choice("pea soup"), .number(2), .text("Pea Soup"), .text("2"), .value("Pea Soup"),
    ] as [DialogueAnswer<String>])
  func choice(answer: DialogueAnswer<String>) async throws {
    let conversation = try await Conversation(with: Self.choosing, answer)
    #expect(conversation.app.values == ["soup": ["Pea Soup"]])
    #expect(
      conversation.transcript.lines[1...3] == [
        TranscriptLine(.siri, "There are 2 like ‘Soup’.", about: .parameter("soup"), textID: "many"),
        TranscriptLine(
          .siri, "Which one of them?", about: .parameter("soup"), textID: "one", choices: ["Tomato Soup", "Pea Soup"]),
        TranscriptLine(.person, "Pea Soup", about: .parameter("soup")),
      ])
  }

  @Test("words that are none of the choices are not understood, and the question comes again")
  func mumbledChoice() async throws {
    let conversation = try await Conversation(with: Self.choosing, .text("er"), .number(1))
    #expect(conversation.app.values == ["soup": ["Tomato Soup"]])
    #expect(conversation.transcript.systemLines.map(\.text) == ["Sorry, I did not understand that."])
  }

  @Test(
    "a choice that is not there is a mistake",
    arguments: [.choice("Leek"), .number(0), .number(3), .yes, .value("Leek")] as [DialogueAnswer<String>])
  func wrongChoice(answer: DialogueAnswer<String>) async throws {
    let error = await #expect(throws: DialogueError.self) { try await Conversation(with: Self.choosing, answer) }
    guard case .unsuitable(_, let question, _) = error else { throw try #require(error) }
    #expect(question.kind == .choice(["Tomato Soup", "Pea Soup"]))
  }

  @Test("no choices at all are as good as no value")
  func emptyChoice() async throws {
    let app = PlayedApp(results: ["soup": { $0.isEmpty ? [.disambiguation([])] : $0.map { .success($0) } }])
    #expect(try await Conversation(with: app, .value("Pea")).app.values == ["soup": ["Pea"]])
  }

  @Test("a value that is confirmed is kept, and not asked about again")
  func confirmed() async throws {
    let app = PlayedApp(values: ["soup": ["Pea"]], results: ["soup": { _ in [.confirmationRequired(nil)] }])
    let conversation = try await Conversation(with: app, .yes)
    #expect(conversation.app.values == ["soup": ["Pea"]])
    #expect(
      conversation.transcript.lines[1]
        == TranscriptLine(.siri, "Pea, really?", about: .parameter("soup"), textID: "sure"))
  }

  @Test("the value that the app proposes is the one that is confirmed")
  func confirmedProposal() async throws {
    let app = PlayedApp(values: ["soup": ["P"]], results: ["soup": { _ in [.confirmationRequired("Pea")] }])
    let conversation = try await Conversation(with: app, .text("Yes"))
    #expect(conversation.app.values == ["soup": ["Pea"]])
    #expect(conversation.transcript.lines[1].text == "Pea, really?")
  }

  @Test("a value that is not confirmed is gone, and the app is asked again")
  func denied() async throws {
    let app = PlayedApp(
      values: ["soup": ["Pea"]],
      results: [
        "soup": { values in
          values.isEmpty ? [.needsValue] : values == ["Pea"] ? [.confirmationRequired(nil)] : [.success(values[0])]
        }
      ])
    let conversation = try await Conversation(with: app, .no, .value("Leek"))
    #expect(conversation.app.values == ["soup": ["Leek"]])
    #expect(conversation.transcript.spoken.prefix(2) == ["Pea, really?", "Which soup?"])
  }

  @Test("a value that is refused is asked for again, in the reason's words")
  func unsupported() async throws {
    let conversation = try await Conversation(with: Self.refusing("Pea", reason: 1), .value("Leek"))
    #expect(conversation.app.values == ["soup": ["Leek"]])
    #expect(conversation.transcript.spoken.prefix(2) == ["Pea is sold out.", "Which soup?"])
    #expect(conversation.transcript.lines[1].textID == "out")
  }

  @Test(
    "a reason without a text, or none, is told in the system's words", arguments: [2, 3, 0, -1, .max, nil] as [Int?])
  func unsupportedInSystemWords(reason: Int?) async throws {
    let conversation = try await Conversation(with: Self.refusing("Pea", reason: reason), .value("Leek"))
    #expect(conversation.transcript.lines[1].isSystemWording)
  }

  @Test("the same value refused again ends the conversation")
  func refusedTwice() async throws {
    let conversation = try await Conversation(with: Self.refusing("Pea", reason: 1), .value("Pea"))
    #expect(conversation.outcome == .refused(parameter: "soup", reason: "soldOut"))
    #expect(conversation.transcript.lines.last?.text == "Sorry, that does not work.")
  }

  @Test("a third refusal ends the conversation whatever the values")
  func refusedOften() async throws {
    let app = PlayedApp(values: ["soup": ["a"]], results: ["soup": { _ in [.unsupported(reason: nil)] }])
    let conversation = try await Conversation(with: app, .value("b"), .value("c"), .value("d"))
    #expect(conversation.outcome == .refused(parameter: "soup", reason: nil))
    #expect(conversation.unused == [.value("d")])
  }

  private static let choosing = PlayedApp(
    values: ["soup": ["Soup"]],
    results: ["soup": { $0 == ["Soup"] ? [.disambiguation(["Tomato Soup", "Pea Soup"])] : $0.map { .success($0) } }])

  private static func refusing(_ value: String, reason: Int?) -> PlayedApp {
    PlayedApp(
      values: ["soup": [value]],
      results: ["soup": { $0 == [value] ? [.unsupported(reason: reason)] : $0.map { .success($0) } }])
  }
}
