// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct CoffeeDrinkAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [CoffeeDrinkAppEntity.ID]) async throws -> [CoffeeDrinkAppEntity] {
        return try await options().allItems.map { CoffeeDrinkAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<CoffeeDrinkAppEntity> {
        let collection = try await options(string)
        let sections: [IntentItemSection<CoffeeDrinkAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(CoffeeDrinkAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func suggestedEntities() async throws -> IntentItemCollection<CoffeeDrinkAppEntity> {
        let collection = try await options()
        let sections: [IntentItemSection<CoffeeDrinkAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(CoffeeDrinkAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func defaultResult() async -> CoffeeDrinkAppEntity? {
        let legacy = OrderCoffeeIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any OrderCoffeeIntentHandling
        return (handler?.defaultDrink?(for: legacy) ?? nil).map { CoffeeDrinkAppEntity($0) }
    }

    /// What the handler of `OrderCoffeeIntent` offers.
    private func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<CoffeeDrink> {
        let legacy = OrderCoffeeIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any OrderCoffeeIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideDrinkOptionsCollection(for: legacy, searchTerm: searchTerm)
    }
}

#endif
