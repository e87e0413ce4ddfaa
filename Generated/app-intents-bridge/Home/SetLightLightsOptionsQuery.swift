// Migrated by intentc from Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SetLightLightsOptionsQuery: EntityQuery {
    func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        return try await options().allItems.map { HomeDeviceAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> IntentItemCollection<HomeDeviceAppEntity> {
        let collection = try await options()
        let sections: [IntentItemSection<HomeDeviceAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(HomeDeviceAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    /// What the handler of `SetLightIntent` offers.
    func options() async throws -> INObjectCollection<HomeDevice> {
        let legacy = SetLightIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any SetLightIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideLightsOptionsCollection(for: legacy)
    }
}

#endif
