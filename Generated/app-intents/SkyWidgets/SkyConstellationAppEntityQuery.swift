// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

struct SkyConstellationAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [SkyConstellationAppEntity.ID]) async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [SkyConstellationAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
