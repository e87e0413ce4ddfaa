import IntentsTestKit
import Tea
import Testing

@Suite("Brewing tea")
struct BrewTeaTests {
  @Test("asks what is missing")
  func questions() async throws {
    let conversation = try await IntentConversation(
      with: BrewTeaIntentHandler(), about: BrewTeaIntent(), answers: [.choice("Black Tea"), .value(3)])
    #expect(conversation.outcome == .handled(code: "success"))
    #expect(conversation.intent.kind == .black)
    #expect(conversation.spokenResponse == "Your tea is ready in 5 minutes.")
  }
}
