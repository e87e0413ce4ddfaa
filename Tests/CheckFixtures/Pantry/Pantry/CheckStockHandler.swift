import Intents

typealias StockHandling = NSObject & CheckStockIntentHandling

final class CheckStockHandler: StockHandling {
  func handle(intent: CheckStockIntent) async -> CheckStockIntentResponse {
    .success(amount: 3)
  }

  func resolveGood(for intent: CheckStockIntent) async -> INStringResolutionResult {
    .success(with: intent.good ?? "")
  }

  func provideGoodOptionsCollection(for intent: CheckStockIntent) async throws -> INObjectCollection<NSString> {
    INObjectCollection(items: ["Rice", "Lentils"])
  }
}
