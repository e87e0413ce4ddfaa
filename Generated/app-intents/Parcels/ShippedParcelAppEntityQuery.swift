// Migrated by intentc from Parcels.intentdefinition.

import AppIntents

struct ShippedParcelAppEntityQuery: EntityQuery {
    func entities(for identifiers: [ShippedParcelAppEntity.ID]) async throws -> [ShippedParcelAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [ShippedParcelAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
