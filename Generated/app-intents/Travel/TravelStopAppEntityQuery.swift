// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct TravelStopAppEntityQuery: EntityQuery {
    func entities(for identifiers: [TravelStopAppEntity.ID]) async throws -> [TravelStopAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [TravelStopAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
