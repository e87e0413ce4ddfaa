// Migrated by intentc from Reading.intentdefinition.

import AppIntents

struct LibraryBookAppEntityQuery: EntityQuery {
    func entities(for identifiers: [LibraryBookAppEntity.ID]) async throws -> [LibraryBookAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [LibraryBookAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
