// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

struct PodcastEpisodeAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [PodcastEpisodeAppEntity.ID]) async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
