import Intents

final class IntentHandler: INExtension, OrderSoupIntentHandling {
  func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
    completion(OrderSoupIntentResponse(code: .success, userActivity: nil))
  }

  func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Void) {
    completion(.needsValue())
  }

  func resolveTable(for intent: OrderSoupIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
    completion(.success(with: 1))
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<Soup>?, (any Error)?) -> Void
  ) {
    completion(INObjectCollection(items: []), nil)
  }
}
