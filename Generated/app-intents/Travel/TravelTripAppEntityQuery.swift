// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct TravelTripAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [TravelTripAppEntity.ID]) async throws -> [TravelTripAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [TravelTripAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [TravelTripAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
