import Intents

final class IntentHandler: INExtension, OrderDishIntentHandling {
  func handle(intent: OrderDishIntent, completion: @escaping (OrderDishIntentResponse) -> Void) {
    completion(OrderDishIntentResponse(code: .success, userActivity: nil))
  }

  func resolveDish(for intent: OrderDishIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    completion(.success(with: intent.dish ?? ""))
  }

  func provideDishOptions(for intent: OrderDishIntent, with completion: @escaping ([String]?, Error?) -> Void) {
    completion(["Pancakes"], nil)
  }
}

final class MusicHandler: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }
}
