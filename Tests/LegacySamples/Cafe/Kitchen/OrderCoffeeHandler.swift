import Intents

class OrderCoffeeHandler: NSObject, OrderCoffeeIntentHandling {
  func resolveDrink(for intent: OrderCoffeeIntent, with completion: @escaping (CoffeeDrinkResolutionResult) -> Void) {
    guard let drink = intent.drink else { return completion(.needsValue()) }
    completion(.success(with: drink))
  }

  func resolveQuantity(
    for intent: OrderCoffeeIntent, with completion: @escaping (OrderCoffeeQuantityResolutionResult) -> Void
  ) {
    guard let quantity = intent.quantity else { return completion(.needsValue()) }
    completion(quantity.intValue > 12 ? .unsupported(forReason: .greaterThanMaximumValue) : .success(with: 1))
  }

  func handle(intent: OrderCoffeeIntent, completion: @escaping (OrderCoffeeIntentResponse) -> Void) {
    completion(OrderCoffeeIntentResponse(code: .failure, userActivity: nil))
  }
}
