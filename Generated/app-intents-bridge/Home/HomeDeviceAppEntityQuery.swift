// Migrated by intentc from Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct HomeDeviceAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        return try await options().allItems.map { HomeDeviceAppEntity($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [HomeDeviceAppEntity] {
        return try await options().allItems.map { HomeDeviceAppEntity($0) }.filter { $0.displayString.localizedStandardContains(
            string
        ) }
    }

    func suggestedEntities() async throws -> [HomeDeviceAppEntity] {
        return try await options().allItems.map { HomeDeviceAppEntity($0) }
    }

    /// What the handler of `SetLightIntent` offers.
    private func options() async throws -> INObjectCollection<HomeDevice> {
        let legacy = SetLightIntent()
        guard let handler = SiriKitHandlers.handler(for: legacy) as? any SetLightIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideLightsOptionsCollection(for: legacy)
    }
}

#endif
