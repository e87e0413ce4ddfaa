import IntentDialogue
import Testing

@Suite("Transcript")
struct TranscriptTests {
  @Test("reads like a conversation")
  func description() async throws {
    let app = PlayedApp(
      values: ["soup": ["Soup"]],
      results: ["soup": { $0 == ["Soup"] ? [.disambiguation(["Tomato", "Pea"])] : $0.map { .success($0) } }],
      response: DialogueResponse(code: "success", values: ["minutes": DialogueValue("5 minutes")]))
    let conversation = try await Conversation(about: .soup.asking, with: app, .number(2), .yes)
    #expect(
      conversation.transcript.description == """
        Person  Order Soup
        Siri    There are 2 like ‘Soup’.                                [soup]
        Siri    Which one of them?                                      [soup]
                  1. Tomato
                  2. Pea
        Person  Pea                                                     [soup]
        Siri*   Order Pea?
        Person  Yes
        Siri    Ready in 5 minutes.                                     [success]
                (5 minutes)
        """)
  }

  @Test("a line break of a text does not break a line")
  func lineBreaks() {
    let line = TranscriptLine(.siri, "a\nb\r\nc", about: .intent, choices: ["d\ne"])
    #expect(line.description == "Siri    a b c\n          1. d e")
  }

  @Test("is in the language of the translations, and in the development language where one is missing")
  func language() async throws {
    let german = DialogueTranslations(["ask": "Welche Suppe?", "ready-x": "?", "order": "${soup} bestellen"])
    let conversation = try await Conversation(in: german, with: PlayedApp(), .value("Pea"))
    #expect(conversation.transcript.spoken == ["Welche Suppe?", "Ready in ."])
  }
}
