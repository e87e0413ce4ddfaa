// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct CoffeeOrderAppEntityQuery: EntityQuery {
    func entities(for identifiers: [CoffeeOrderAppEntity.ID]) async throws -> [CoffeeOrderAppEntity] {
        return try await options().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [CoffeeOrderAppEntity] {
        return try await options()
    }

    /// What handlers offer for one parameter or another, each entity once.
    private func options() async throws -> [CoffeeOrderAppEntity] {
        var objects = try await RequestRefundOrderOptionsQuery().options().allItems
        objects += try await GetReceiptOrderOptionsQuery().options().allItems
        var known: Set<CoffeeOrderAppEntity.ID> = []
        return objects.map { CoffeeOrderAppEntity($0) }.filter { known.insert($0.id).inserted }
    }
}

#endif
