import Foundation
import IntentsTestKit
import PortableSamples
import TestSupport
import Testing

@Suite("Mistakes in tests of handlers")
struct MistakeTests {
  @Test("an answer that is missing is told with the question and the conversation")
  func unanswered() async throws {
    let error = try #require(
      await #expect(throws: DialogueError.self) {
        _ = try await IntentConversation(with: CoffeeBar(), about: OrderCoffeeIntent())
      })
    #expect(
      error.description == """
        no answer is left for the question 'What would you like to drink?' (parameter 'drink', a value, for example \
        'Latte', 'Dark Latte', 'Espresso'); the conversation so far:
        Person  Order coffee
        Siri    What would you like to drink?                           [drink]
                  1. Latte
                  2. Dark Latte
                  3. Espresso
        """)
  }

  @Test("an answer that nobody asks for is told")
  func unused() async throws {
    let error = try #require(
      await #expect(throws: DialogueError.self) {
        try await IntentConversation(
          with: RefundDesk(), about: RequestRefundIntent(), answers: [.number(1), .text("cold"), .no, .yes])
      })
    guard case .unusedAnswers(["yes"], _) = error else { throw error }
  }

  @Test("a value that does not fit its parameter is told")
  func unfit() async throws {
    await #expect(
      throws: ConversationError.unfitValue(parameter: "drink", values: ["3"], type: "Optional<CoffeeDrink>")
    ) {
      _ = try await IntentConversation(with: CoffeeBar(), about: OrderCoffeeIntent(), answers: [.value(3)])
    }
  }

  @Test("a language without tables is told with those that there are, and one without a folder as well")
  func noTranslations() async throws {
    let tables = RepositoryLayout.definitions.appending(path: "Orders", directoryHint: .isDirectory)
    await #expect(
      throws: ConversationError.noTranslations(language: "xx", folder: tables.path, available: ["de", "fr"])
    ) {
      _ = try await IntentConversation(with: RefundDesk(), about: RequestRefundIntent(), language: "xx", tables: tables)
    }
    await #expect(throws: ConversationError.noFolder(language: "de")) {
      _ = try await IntentConversation(with: RefundDesk(), about: RequestRefundIntent(), language: "de")
    }
  }

  @Test("tests of the main actor can lead a conversation too")
  @MainActor func mainActor() async throws {
    let conversation = try await IntentConversation(
      with: RefundDesk(), about: RequestRefundIntent(), answers: [.number(1), .text("cold"), .yes])
    #expect(conversation.response.code == .success)
  }
}
