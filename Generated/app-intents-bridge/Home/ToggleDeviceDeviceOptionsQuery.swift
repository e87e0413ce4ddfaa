// Migrated by intentc from Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct ToggleDeviceDeviceOptionsQuery: EntityStringQuery {
    func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        return try await options().allItems.map { HomeDeviceAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<HomeDeviceAppEntity> {
        let collection = try await options(string)
        let sections: [IntentItemSection<HomeDeviceAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(HomeDeviceAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
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

    func defaultResult() async -> HomeDeviceAppEntity? {
        let legacy = ToggleDeviceIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any ToggleDeviceIntentHandling
        return (handler?.defaultDevice?(for: legacy) ?? nil).map { HomeDeviceAppEntity($0) }
    }

    /// What the handler of `ToggleDeviceIntent` offers.
    func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<HomeDevice> {
        let legacy = ToggleDeviceIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any ToggleDeviceIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideDeviceOptionsCollection(for: legacy, searchTerm: searchTerm)
    }
}

#endif
