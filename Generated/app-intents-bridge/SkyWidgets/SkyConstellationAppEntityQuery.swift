// Migrated by intentc from SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SkyConstellationAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [SkyConstellationAppEntity.ID]) async throws -> [SkyConstellationAppEntity] {
        return try await options().allItems.map { SkyConstellationAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<SkyConstellationAppEntity> {
        let collection = try await options(string)
        let sections: [IntentItemSection<SkyConstellationAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyConstellationAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func suggestedEntities() async throws -> IntentItemCollection<SkyConstellationAppEntity> {
        let collection = try await options()
        let sections: [IntentItemSection<SkyConstellationAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyConstellationAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func defaultResult() async -> SkyConstellationAppEntity? {
        let legacy = ShowConstellationIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any ShowConstellationIntentHandling
        return (handler?.defaultConstellation?(for: legacy) ?? nil).map { SkyConstellationAppEntity($0) }
    }

    /// What the handler of `ShowConstellationIntent` offers.
    private func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<SkyConstellation> {
        let legacy = ShowConstellationIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any ShowConstellationIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideConstellationOptionsCollection(for: legacy, searchTerm: searchTerm)
    }
}

#endif
