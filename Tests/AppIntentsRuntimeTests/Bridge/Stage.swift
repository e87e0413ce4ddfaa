import TestSupport

/// Definitions whose actions are played with handlers that follow a script.
struct Stage: Sendable {
  /// The stems of the definitions.
  let definitions: [String]

  /// The handlers by the classes of their intents.
  let handlerClasses: [String: String]

  /// The handlers.
  let handlers: SwiftSource

  /// Swift that scenes need: values with names.
  let properties: String
}

extension Stage {
  /// A bar that takes orders.
  static let bar = Stage(
    definitions: ["Orders"], handlerClasses: ["OrderCoffeeIntent": "Barista"], handlers: barista,
    properties: """
      let latteEntity = CoffeeDrinkAppEntity(id: "latte", displayString: "Latte")
      let darkEntity = CoffeeDrinkAppEntity(id: "dark", displayString: "Dark Latte")


      """)

  private static let barista = SwiftSource(
    name: "Barista.swift",
    text: """
      import Intents

      final class Barista: NSObject, OrderCoffeeIntentHandling {
          func resolveDrink(for intent: OrderCoffeeIntent) async -> CoffeeDrinkResolutionResult {
              Script.take(
                  "drink", intent.drink?.displayString ?? "none",
                  otherwise: intent.drink.map { .success(with: $0) } ?? .needsValue())
          }
          func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
              Script.take("size", "\\(intent.size)", otherwise: .success(with: intent.size))
          }
          func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
              Script.take(
                  "quantity", intent.quantity.map { "\\($0)" } ?? "none",
                  otherwise: intent.quantity.map { .success(with: $0.intValue) } ?? .notRequired())
          }
          func resolveExtras(for intent: OrderCoffeeIntent) async -> [OrderCoffeeExtrasResolutionResult] {
              Script.take(
                  "extras", "\\(intent.extras ?? [])", otherwise: (intent.extras ?? []).map { .success(with: $0) })
          }
          func resolveAddress(for intent: OrderCoffeeIntent) async -> INPlacemarkResolutionResult {
              Script.take("address", intent.address?.name ?? "none", otherwise: .notRequired())
          }
          func provideDrinkOptionsCollection(
              for intent: OrderCoffeeIntent, searchTerm: String?
          ) async throws -> INObjectCollection<CoffeeDrink> {
              let all = [latte(), darkLatte()].filter { searchTerm.map($0.displayString.contains) ?? true }
              return INObjectCollection(sections: [INObjectSection(title: "Hot", items: all)])
          }
          func provideExtrasOptionsCollection(
              for intent: OrderCoffeeIntent
          ) async throws -> INObjectCollection<NSString> {
              INObjectCollection(items: ["cinnamon", "oat milk"])
          }
          func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? { latte() }
          func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
              Script.take(
                  "confirm", "", otherwise: OrderCoffeeIntentResponse(code: .ready, userActivity: nil))
          }
          func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
              Script.take("handle", facts(about: intent), otherwise: ordered(.success))
          }
      }

      func facts(about intent: OrderCoffeeIntent) -> String {
          [
              intent.drink.map { "\\($0.displayString) \\($0.roast)" } ?? "none", "\\(intent.size)",
              intent.quantity.map { "\\($0)" } ?? "none", "\\(intent.extras ?? [])", intent.address?.name ?? "none",
          ].joined(separator: ", ")
      }

      func latte() -> CoffeeDrink { CoffeeDrink(identifier: "latte", display: "Latte") }

      func darkLatte() -> CoffeeDrink {
          let drink = CoffeeDrink(identifier: "dark", display: "Dark Latte")
          drink.roast = .dark
          return drink
      }

      func ordered(_ code: OrderCoffeeIntentResponseCode) -> OrderCoffeeIntentResponse {
          let response = OrderCoffeeIntentResponse(code: code, userActivity: nil)
          response.order = CoffeeOrder(identifier: "7", display: "2 Lattes")
          response.paid = true
          response.orderNumber = 7
          response.drink = darkLatte()
          response.size = .large
          response.waitTime = 1500
          return response
      }

      """)
}
