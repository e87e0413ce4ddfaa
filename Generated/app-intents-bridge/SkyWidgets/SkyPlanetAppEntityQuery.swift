// Migrated by intentc from SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SkyPlanetAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [SkyPlanetAppEntity.ID]) async throws -> [SkyPlanetAppEntity] {
        return try await options().allItems.map { SkyPlanetAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<SkyPlanetAppEntity> {
        let collection = try await options(string)
        let sections: [IntentItemSection<SkyPlanetAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyPlanetAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func suggestedEntities() async throws -> IntentItemCollection<SkyPlanetAppEntity> {
        let collection = try await options()
        let sections: [IntentItemSection<SkyPlanetAppEntity>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyPlanetAppEntity($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    /// What the handler of `PlanetListIntent` offers.
    private func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<SkyPlanet> {
        let legacy = PlanetListIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any PlanetListIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.providePlanetsOptionsCollection(for: legacy, searchTerm: searchTerm)
    }
}

#endif
