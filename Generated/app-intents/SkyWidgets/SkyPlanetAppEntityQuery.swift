// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

struct SkyPlanetAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [SkyPlanetAppEntity.ID]) async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
