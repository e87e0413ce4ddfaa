import IntentsTestKit
import PortableSamples

/// The scaffolded handler of the page on testing handlers, with the app's own code in its open places.
class RequestRefundIntentHandler: NSObject, RequestRefundIntentHandling {
  var orders: [CoffeeOrder] = []

  func resolveOrder(for intent: RequestRefundIntent) async -> CoffeeOrderResolutionResult {
    guard let order = intent.order else {
      return .needsValue()
    }
    let matches = orders.filter { $0 == order || $0.displayString.contains(order.displayString) }
    switch matches.count {
    case 0:
      return .unsupported()
    case 1:
      return .success(with: matches[0])
    default:
      return .disambiguation(with: matches)
    }
  }

  func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult {
    if intent.reason == .unknown {
      return .needsValue()
    }
    let reason = intent.reason
    return .success(with: reason)
  }

  func provideOrderOptionsCollection(
    for intent: RequestRefundIntent
  ) async throws -> INObjectCollection<CoffeeOrder> {
    return INObjectCollection(items: orders)
  }

  func handle(intent: RequestRefundIntent) async -> RequestRefundIntentResponse {
    switch await outcome(of: intent) {
    case .success(let amount):
      return .success(amount: amount)
    case .failure:
      return RequestRefundIntentResponse(code: .failure, userActivity: nil)
    case .inReview(let reason, let amount):
      let response = RequestRefundIntentResponse.inReview(reason: reason)
      response.amount = amount
      return response
    case .other(let code):
      return RequestRefundIntentResponse(code: code, userActivity: nil)
    }
  }

  enum Outcome {
    case success(amount: INCurrencyAmount)
    case failure
    case inReview(reason: RefundReason, amount: INCurrencyAmount?)
    case other(RequestRefundIntentResponseCode)
  }

  func outcome(of intent: RequestRefundIntent) async -> Outcome {
    guard let total = intent.order?.total else { return .failure }
    return intent.reason == .cold ? .success(amount: total) : .inReview(reason: intent.reason, amount: total)
  }
}
