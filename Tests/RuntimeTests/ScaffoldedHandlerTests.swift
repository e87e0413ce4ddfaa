import IntentsTestKit
import Testing

@testable import PortableSamples

@Suite("Scaffolded handlers")
struct ScaffoldedHandlerTests {
  @Test("run as they are written")
  func untouched() async throws {
    let intent = OrderCoffeeIntent()
    intent.drink = CoffeeDrink(identifier: "1", display: "Latte")
    intent.extras = ["milk"]
    let conversation = try await IntentConversation(
      with: OrderCoffeeIntentHandler(), about: intent, answers: [.yes])
    #expect(conversation.response.code == .failure)
    #expect(conversation.spokenResponse == "Your order could not be placed.")
    #expect(conversation.intent.size == .default)
  }

  @Test("check the bounds that the definition has")
  func bounds() async throws {
    let intent = OrderCoffeeIntent()
    let handler = OrderCoffeeIntentHandler()
    for (quantity, reason) in [
      (-1, OrderCoffeeQuantityUnsupportedReason.negativeNumbersNotSupported), (0, .lessThanMinimumValue),
      (13, .greaterThanMaximumValue),
    ] {
      intent.quantity = NSNumber(value: quantity)
      #expect(await handler.resolveQuantity(for: intent).resolution == .unsupported(reason: reason.rawValue))
    }
  }

  @Test("tell an outcome with its values")
  func outcome() async throws {
    final class Bar: OrderCoffeeIntentHandler {
      override func outcome(of intent: OrderCoffeeIntent) async -> Outcome {
        .success(order: CoffeeOrder(identifier: "1", display: "a latte"), paid: true, orderNumber: 1)
      }
    }
    let intent = OrderCoffeeIntent()
    intent.drink = CoffeeDrink(identifier: "1", display: "Latte")
    intent.extras = ["milk"]
    let conversation = try await IntentConversation(with: Bar(), about: intent, answers: [.yes])
    #expect(conversation.spokenResponse == "Your order of a latte is placed and paid.")
  }
}
