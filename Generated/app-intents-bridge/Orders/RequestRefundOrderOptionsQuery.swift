// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct RequestRefundOrderOptionsQuery: EntityQuery {
    func entities(for identifiers: [CoffeeOrderAppEntity.ID]) async throws -> [CoffeeOrderAppEntity] {
        return try await options().allItems.map { CoffeeOrderAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> IntentItemCollection<CoffeeOrderAppEntity> {
        let collection = try await options()
        let sections: [IntentItemSection<CoffeeOrderAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(CoffeeOrderAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func defaultResult() async -> CoffeeOrderAppEntity? {
        let legacy = RequestRefundIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any RequestRefundIntentHandling
        return (handler?.defaultOrder?(for: legacy) ?? nil).map { CoffeeOrderAppEntity($0) }
    }

    /// What the handler of `RequestRefundIntent` offers.
    func options() async throws -> INObjectCollection<CoffeeOrder> {
        let legacy = RequestRefundIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any RequestRefundIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideOrderOptionsCollection(for: legacy)
    }
}

#endif
