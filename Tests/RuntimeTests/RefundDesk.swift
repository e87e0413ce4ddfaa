import IntentsTestKit
import PortableSamples

/// A handler as an app would have written it before Swift had concurrency: with completion handlers, and without
/// `confirm`.
final class RefundDesk: NSObject, RequestRefundIntentHandling {
  func resolveOrder(
    for intent: RequestRefundIntent, with completion: @escaping (CoffeeOrderResolutionResult) -> Void
  ) {
    completion(intent.order.map { .success(with: $0) } ?? .disambiguation(with: Self.orders))
  }

  func resolveReason(
    for intent: RequestRefundIntent, with completion: @escaping (RefundReasonResolutionResult) -> Void
  ) {
    completion(intent.reason == .unknown ? .needsValue() : .success(with: intent.reason))
  }

  func provideOrderOptionsCollection(
    for intent: RequestRefundIntent, with completion: @escaping (INObjectCollection<CoffeeOrder>?, (any Error)?) -> Void
  ) {
    completion(INObjectCollection(items: Self.orders), nil)
  }

  func handle(intent: RequestRefundIntent, completion: @escaping (RequestRefundIntentResponse) -> Void) {
    switch intent.reason {
    case .cold:
      completion(.success(amount: INCurrencyAmount(amount: NSDecimalNumber(string: "3.50"), currencyCode: "EUR")))
    case .tooLate, .wrongItem:
      completion(.inReview(reason: intent.reason))
    case .unknown:
      completion(RequestRefundIntentResponse(code: .failure, userActivity: nil))
    }
  }

  private static var orders: [CoffeeOrder] {
    [CoffeeOrder(identifier: "1", display: "Monday"), CoffeeOrder(identifier: "2", display: "Tuesday")]
  }
}
