import IntentsTestKit
import PortableSamples

/// A handler as an app would write it, with asynchronous methods.
final class CoffeeBar: NSObject, OrderCoffeeIntentHandling {
  static var latte: CoffeeDrink { drink("latte", "Latte", .medium) }
  static var darkLatte: CoffeeDrink { drink("dark-latte", "Dark Latte", .dark) }
  static var menu: [CoffeeDrink] { [latte, darkLatte, drink("espresso", "Espresso", .dark)] }

  /// What the bar has run out of.
  let isClosed: Bool
  let hasCups: Bool

  init(isClosed: Bool = false, hasCups: Bool = true) {
    self.isClosed = isClosed
    self.hasCups = hasCups
  }

  func resolveDrink(for intent: OrderCoffeeIntent) async -> CoffeeDrinkResolutionResult {
    guard let drink = intent.drink else { return .needsValue() }
    if drink.identifier != nil { return .success(with: drink) }
    let matches = Self.menu.filter { $0.displayString.localizedCaseInsensitiveContains(drink.displayString) }
    switch matches.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: matches[0])
    default: return .disambiguation(with: matches)
    }
  }

  func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
    switch intent.size {
    case .unknown: .needsValue()
    case .large: .confirmationRequired(with: .large)
    default: .success(with: intent.size)
    }
  }

  func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
    let quantity = intent.quantity?.intValue ?? 1
    // The system has its own copy, so that this changes nothing.
    intent.quantity = 99
    if quantity > 12 { return .unsupported(forReason: .greaterThanMaximumValue) }
    return quantity < 1 ? .unsupported(forReason: .lessThanMinimumValue) : .success(with: quantity)
  }

  func resolveExtras(for intent: OrderCoffeeIntent) async -> [OrderCoffeeExtrasResolutionResult] {
    (intent.extras ?? []).map { $0 == "gold" ? .unsupported(forReason: .soldOut) : .success(with: $0) }
  }

  func resolveAddress(for intent: OrderCoffeeIntent) async -> INPlacemarkResolutionResult {
    // Nobody asks unless there is a delivery, as the definition says.
    intent.address.map { .success(with: $0) } ?? .needsValue()
  }

  func provideDrinkOptionsCollection(
    for intent: OrderCoffeeIntent, searchTerm: String?
  ) async throws -> INObjectCollection<CoffeeDrink> {
    INObjectCollection(
      items: Self.menu.filter { drink in
        searchTerm.map { drink.displayString.localizedCaseInsensitiveContains($0) } ?? true
      })
  }

  func provideExtrasOptionsCollection(for intent: OrderCoffeeIntent) async throws -> INObjectCollection<NSString> {
    INObjectCollection(items: ["cinnamon" as NSString])
  }

  func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
    OrderCoffeeIntentResponse(code: isClosed ? .failureBarClosed : .ready, userActivity: nil)
  }

  func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
    guard let drink = intent.drink else { return OrderCoffeeIntentResponse(code: .failure, userActivity: nil) }
    guard hasCups else { return .failureNoCupSize(intent.size, drink: drink) }
    let quantity = intent.quantity?.intValue ?? 1
    if quantity > 6 {
      return .successLater(orderNumber: 8, waitTime: 1500, readyAt: DateComponents(hour: 9, minute: 30))
    }
    let order = CoffeeOrder(identifier: "7", display: "\(quantity) × \(drink.displayString)")
    return .success(order: order, paid: false, orderNumber: 7)
  }

  /// A drink as a person says it.
  static func spoken(_ name: String) -> CoffeeDrink { CoffeeDrink(identifier: nil, display: name) }

  private static func drink(_ identifier: String, _ name: String, _ roast: RoastLevel) -> CoffeeDrink {
    let drink = CoffeeDrink(identifier: identifier, display: name)
    drink.roast = roast
    return drink
  }
}
