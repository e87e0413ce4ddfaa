// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

struct PodcastShowAppEntityQuery: EntityQuery {
    func entities(for identifiers: [PodcastShowAppEntity.ID]) async throws -> [PodcastShowAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [PodcastShowAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
