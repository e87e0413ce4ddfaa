import IntentsTestKit
import PortableSamples
import TestSupport
import Testing

@Suite("Refunds")
struct RefundTests {
  let handler = RequestRefundIntentHandler()

  init() {
    for (identifier, name, price) in [("1", "Monday’s latte", "3.50"), ("2", "Tuesday’s espresso", "2.20")] {
      let order = CoffeeOrder(identifier: identifier, display: name)
      order.total = INCurrencyAmount(amount: NSDecimalNumber(string: price), currencyCode: "EUR")
      handler.orders.append(order)
    }
  }

  @Test("a cold drink is paid back")
  func coldDrink() async throws {
    let conversation = try await IntentConversation(
      with: handler, about: RequestRefundIntent(),
      answers: [.choice("Monday’s latte"), .choice("It was cold"), .yes])
    #expect(conversation.outcome == .handled(code: "success"))
    #expect(conversation.response.amount?.amount == 3.5)
    #expect(conversation.intent.order?.identifier == "1")
    #expect(conversation.spokenResponse == "We will pay back €3.50.")
  }

  @Test("several orders may be meant")
  func severalOrders() async throws {
    let intent = RequestRefundIntent()
    intent.order = CoffeeOrder(identifier: nil, display: "day")
    intent.reason = .wrongItem
    let conversation = try await IntentConversation(
      with: handler, about: intent, answers: [.number(2), .yes])
    #expect(
      conversation.transcript.description == """
        Person  Ask for a refund of day because: It was the wrong drink
        Siri    You placed 2 orders.                                    [order]
                  1. Monday’s latte
                  2. Tuesday’s espresso
        Person  Tuesday’s espresso                                      [order]
        Siri*   Ask for a refund of Tuesday’s espresso because: It was the wrong drink?
        Person  Yes
        Siri    We are looking into it: It was the wrong drink.         [inReview]
        """)
  }

  @Test("an order that nobody knows is refused")
  func unknownOrder() async {
    let intent = RequestRefundIntent()
    intent.order = CoffeeOrder(identifier: nil, display: "Sunday")
    let result = await handler.resolveOrder(for: intent)
    #expect(result.resolution == .unsupported(reason: nil))
  }

  @Test("Siri speaks German", arguments: ["de", "de-AT"])
  func german(language: String) async throws {
    let tables = RepositoryLayout.root.appending(path: "Definitions/Orders")
    let conversation = try await IntentConversation(
      with: handler, about: RequestRefundIntent(),
      answers: [.text("latte"), .text("Es war kalt"), .yes], language: language, tables: tables)
    #expect(conversation.transcript.spoken.contains("Was ist schiefgegangen?"))
    #expect(conversation.spokenResponse?.hasPrefix("Wir erstatten dir") == true)
  }

  @Test("the person is asked for nothing that is known")
  func questions() async throws {
    let intent = RequestRefundIntent()
    intent.reason = .cold
    var asked: [String?] = []
    _ = try await IntentConversation(with: handler, about: intent) { question in
      asked.append(question.parameter)
      return question.kind == .permission ? .yes : .number(1)
    }
    #expect(asked == ["order", nil])
  }
}
