import Intents

class IntentHandler: INExtension, BookTableIntentHandling {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderCoffeeIntent: OrderCoffeeHandler()
    default: self
    }
  }

  func resolveIn(for intent: BookTableIntent) async -> SeatingAreaResolutionResult {
    intent.in == .unknown ? .needsValue() : .success(with: intent.in)
  }

  func handle(intent: BookTableIntent) async -> BookTableIntentResponse {
    BookTableIntentResponse(code: .success, userActivity: nil)
  }
}
