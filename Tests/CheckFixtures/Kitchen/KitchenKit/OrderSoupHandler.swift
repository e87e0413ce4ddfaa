import Intents

public class OrderSoupHandler: NSObject {
  private let kitchen: Kitchen

  public init(kitchen: Kitchen) {
    self.kitchen = kitchen
  }

  public func provideSoupOptionsCollection(
    for intent: OrderSoupIntent, searchTerm: String?
  ) async throws -> INObjectCollection<Soup> {
    INObjectCollection(items: kitchen.soups(matching: searchTerm ?? ""))
  }
}

extension OrderSoupHandler: OrderSoupIntentHandling {
  public func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else { return OrderSoupIntentResponse(code: .failure, userActivity: nil) }
    return kitchen.has(soup) ? .success(soup: soup) : .failureSoldOut(soup: soup)
  }

  public func resolveSoup(
    for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Void
  ) {
    completion(intent.soup.map(SoupResolutionResult.success) ?? .needsValue())
  }

  public func resolveTable(for intent: OrderSoupIntent) async -> INIntegerResolutionResult {
    .success(with: intent.table?.intValue ?? 1)
  }
}
