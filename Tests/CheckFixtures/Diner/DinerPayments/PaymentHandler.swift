import Intents

final class PaymentHandler: INExtension, PayBillIntentHandling {
  func handle(intent: PayBillIntent) async -> PayBillIntentResponse {
    PayBillIntentResponse(code: .success, userActivity: nil)
  }
}
