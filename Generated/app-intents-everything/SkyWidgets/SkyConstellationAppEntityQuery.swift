// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

public struct SkyConstellationAppEntityQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [SkyConstellationAppEntity.ID]) async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        return []
    }

    public func defaultResult() async -> SkyConstellationAppEntity? {
        return try? await suggestedEntities().first
    }
}
