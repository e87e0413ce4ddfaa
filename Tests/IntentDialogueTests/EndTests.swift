import IntentDialogue
import Testing

@Suite("Ends of a conversation")
struct EndTests {
  private static let pea = PlayedApp(values: ["soup": ["Pea"]])

  @Test("the outcome is told with its values, and what is shown with it")
  func handled() async throws {
    var app = Self.pea
    app.response = DialogueResponse(code: "success", values: ["minutes": DialogueValue("5 minutes")])
    let line = try #require(try await Conversation(with: app).transcript.lines.last)
    #expect(
      line
        == TranscriptLine(.siri, "Ready in 5 minutes.", about: .code("success"), textID: "ready", printed: "5 minutes"))
  }

  @Test("what is shown is said where nothing else is")
  func printedOnly() async throws {
    var app = Self.pea
    app.response = DialogueResponse(code: "later")
    let line = try #require(try await Conversation(with: app).transcript.lines.last)
    #expect(line == TranscriptLine(.siri, "Later", about: .code("later")))
  }

  @Test(
    "an outcome without a text is told in the system's words",
    arguments: [
      ("failure", "Sorry, that did not work."), ("inProgress", "It is under way."),
      ("continueInApp", "Please go on in the app."), ("failureRequiringAppLaunch", "Sorry, that needs the app."),
      ("unspecified", "Sorry, that did not work."),
    ])
  func systemWords(code: String, text: String) async throws {
    var app = Self.pea
    app.response = DialogueResponse(code: code)
    let line = try #require(try await Conversation(with: app).transcript.lines.last)
    #expect(line == TranscriptLine(.siri, text, about: .code(code), isSystemWording: true))
  }

  @Test("an app that does not confirm stops the conversation", arguments: ["closed", "failure", "unspecified"])
  func notConfirmed(code: String) async throws {
    var app = Self.pea
    app.confirmation = DialogueResponse(code: code)
    let conversation = try await Conversation(about: .soup.asking, with: app)
    #expect(conversation.outcome == .notConfirmed(code: code))
    #expect(conversation.transcript.lines.last?.subject == .code(code))
  }

  @Test("any success of confirm lets it go on", arguments: ["ready", "success", "inProgress", "later"])
  func confirmed(code: String) async throws {
    var app = Self.pea
    app.confirmation = DialogueResponse(code: code)
    #expect(try await Conversation(with: app).outcome == .handled(code: "success"))
  }

  @Test("the person is asked before the intent is handled, and may say no")
  func permission() async throws {
    let allowed = try await Conversation(about: .soup.asking, with: Self.pea, .yes)
    #expect(allowed.outcome == .handled(code: "success"))
    #expect(allowed.transcript.lines[1] == TranscriptLine(.siri, "Order Pea?", about: .intent, isSystemWording: true))
    #expect(try await Conversation(about: .soup.asking, with: Self.pea, .no).outcome == .declined)
  }

  @Test("the person is asked in the words of the outcome of confirm, if it has any")
  func permissionInWordsOfCode() async throws {
    var app = Self.pea
    app.confirmation = DialogueResponse(code: "success", values: ["minutes": DialogueValue("9")])
    let conversation = try await Conversation(about: .soup.asking, with: app, .yes)
    #expect(conversation.transcript.lines[1].text == "Ready in 9.")
  }

  @Test("the person may end the conversation at any question")
  func cancelled() async throws {
    #expect(try await Conversation(with: PlayedApp(), .cancel).outcome == .cancelled)
    #expect(try await Conversation(about: .soup.asking, with: Self.pea, .cancel).outcome == .cancelled)
  }

  @Test("answers that run out name the question that is open")
  func unanswered() async throws {
    let error = try #require(
      await #expect(throws: DialogueError.self) { try await Conversation(with: PlayedApp()) })
    guard case .unanswered(let question, let transcript) = error else { throw error }
    #expect(question == DialogueQuestion(parameter: "soup", kind: .value, text: "Which soup?"))
    #expect(transcript.lines.map(\.text) == ["Order a soup", "Which soup?"])
    #expect(
      error.description.hasPrefix(
        "no answer is left for the question 'Which soup?' (parameter 'soup', a value); the conversation so far:\n"))
  }

  @Test("answers that nobody asks for are known")
  func unused() async throws {
    #expect(try await Conversation(with: Self.pea, .yes, .number(3)).unused == [.yes, .number(3)])
  }

  @Test(
    "an answer of the wrong kind is a mistake",
    arguments: [.choice("a"), .number(1), .yes, .values(["a"])] as [DialogueAnswer<String>])
  func unsuitable(answer: DialogueAnswer<String>) async throws {
    let error = try #require(
      await #expect(throws: DialogueError.self) { try await Conversation(with: PlayedApp(), answer) })
    guard case .unsuitable(answer.description, _, _) = error else { throw error }
  }

  @Test("an app that is never content does not ask for ever")
  func limit() async throws {
    let app = PlayedApp(results: ["soup": { _ in [.needsValue] }])
    var dialogue = Dialogue(about: .soup, with: app, questionLimit: 5) { _ in .value("Pea") }
    let error = await #expect(throws: DialogueError.self) { try await dialogue.run() }
    guard case .tooManyQuestions(5, _, _) = error else { throw try #require(error) }
    #expect(dialogue.transcript.spoken.count == 6)
  }

  @Test("an intent may have more parameters than questions are asked about one")
  func manyParameters() async throws {
    let parameters = (1...9).map { IntentScript.Parameter("p\($0)", .text) }
    let script = IntentScript(name: "A", title: DialogueText("A"), parameters: parameters)
    var dialogue = Dialogue(about: script, with: PlayedApp(), questionLimit: 5) { _ in .value("Pea") }
    #expect(try await dialogue.run() == .handled(code: "success"))
    #expect(dialogue.participant.values.count == 9)
  }

  @Test("a truth value may be answered by yes and no")
  func truth() async throws {
    let script = IntentScript(
      name: "A", title: DialogueText("A"), parameters: [IntentScript.Parameter("delivered", .boolean())])
    #expect(try await Conversation(about: script, with: PlayedApp(), .no).app.values == ["delivered": ["no"]])
  }
}
