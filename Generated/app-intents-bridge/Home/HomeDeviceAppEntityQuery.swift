// Migrated by intentc from Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct HomeDeviceAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        return try await options().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [HomeDeviceAppEntity] {
        return try await options(string)
    }

    func suggestedEntities() async throws -> [HomeDeviceAppEntity] {
        return try await options()
    }

    /// What handlers offer for one parameter or another, each entity once.
    private func options(_ searchTerm: String? = nil) async throws -> [HomeDeviceAppEntity] {
        var objects = try await ToggleDeviceDeviceOptionsQuery().options(searchTerm).allItems
        var others = try await SetLightLightsOptionsQuery().options().allItems
        if let searchTerm {
            others = others.filter { $0.displayString.localizedStandardContains(searchTerm) }
        }
        objects += others
        var known: Set<HomeDeviceAppEntity.ID> = []
        return objects.map { HomeDeviceAppEntity($0) }.filter { known.insert($0.id).inserted }
    }
}

#endif
