import TestSupport

/// Handlers of the sample definition `Orders`, as an app with main-actor isolation would write them.
enum OrdersSample {
  static let handlers = SwiftSource(
    name: "Handlers.swift",
    text: """
      import Intents

      @MainActor var receiptsHandedOut = 0

      final class ReceiptHandler: NSObject, GetReceiptIntentHandling {
        nonisolated override init() { super.init() }

        nonisolated func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
          await MainActor.run { receiptsHandedOut += 1 }
          return GetReceiptIntentResponse(code: intent.order == nil ? .failure : .success, userActivity: nil)
        }

        nonisolated func provideOrderOptionsCollection(
          for intent: GetReceiptIntent
        ) async throws -> INObjectCollection<CoffeeOrder> {
          INObjectCollection(items: [])
        }
      }

      nonisolated final class RefundHandler: NSObject, RequestRefundIntentHandling {
        func handle(
          intent: RequestRefundIntent, completion: @escaping (RequestRefundIntentResponse) -> Void
        ) {
          completion(.inReview(reason: intent.reason))
        }

        func resolveOrder(for intent: RequestRefundIntent) async -> CoffeeOrderResolutionResult {
          guard let order = intent.order else { return .needsValue() }
          return .success(with: order)
        }

        func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult {
          .success(with: .tooLate)
        }

        func provideOrderOptionsCollection(
          for intent: RequestRefundIntent, with completion: @escaping (INObjectCollection<CoffeeOrder>?, (any Error)?) -> Void
        ) {
          completion(INObjectCollection(items: []), nil)
        }
      }

      """)
}
