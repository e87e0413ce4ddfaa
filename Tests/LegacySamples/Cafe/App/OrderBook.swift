import CoreSpotlight
import Intents

/// What was ordered: Siri is told of each `CoffeeOrder` by an `OrderCoffeeIntent`.
final class OrderBook {
  /// A size of the till, which has nothing to do with that of the definition.
  enum CupSize: String {
    case tall
    case grande
  }

  var tillSize = CupSize.tall
  var drinkNames: NSOrderedSet = []

  func start(with intent: OrderCoffeeIntent) {}
  func showTables() {}

  func intent(for order: Order) -> OrderCoffeeIntent {
    let intent = OrderCoffeeIntent()
    intent.drink = CoffeeDrink(identifier: order.drink.id, display: order.drink.name)
    intent.size = order.isLarge ? .large : .default
    intent.suggestedInvocationPhrase = "Coffee please"
    return intent
  }

  func donate(_ order: Order) {
    let interaction = INInteraction(intent: intent(for: order), response: nil)
    interaction.identifier = order.id
    interaction.donate { error in
      if let error { print("cannot donate the OrderCoffeeIntent: \(error)") }
    }
  }

  func forget(_ order: Order) {
    INInteraction.delete(with: [order.id])
  }

  func donateReceipt(of order: Order) {
    let receipt = GetReceiptIntent()
    INInteraction(intent: receipt, response: GetReceiptIntentResponse(code: .success, userActivity: nil)).donate()
  }

  func tell(_ text: String) {
    let message = INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: text, speakableGroupName: nil,
      conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    INInteraction(intent: message, response: nil).donate()
  }

  func suggest(_ order: Order) {
    guard let shortcut = INShortcut(intent: intent(for: order)) else { return }
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .morning)]
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
  }
}
