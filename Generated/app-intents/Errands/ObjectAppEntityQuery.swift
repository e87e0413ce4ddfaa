// Migrated by intentc from Errands.intentdefinition.

import AppIntents

struct ObjectAppEntityQuery: EntityQuery {
    func entities(for identifiers: [ObjectAppEntity.ID]) async throws -> [ObjectAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [ObjectAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
