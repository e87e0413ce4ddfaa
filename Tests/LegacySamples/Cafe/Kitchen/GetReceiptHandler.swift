import Intents

final class GetReceiptHandler: NSObject, GetReceiptIntentHandling {
  private let orders: OrderBook

  init(orders: OrderBook) {
    self.orders = orders
  }

  func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
    GetReceiptIntentResponse(code: .success, userActivity: nil)
  }
}
