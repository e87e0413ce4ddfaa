// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

struct PodcastEpisodeAppEntityQuery: EnumerableEntityQuery {
    @Dependency
    private var library: PodcastLibrary

    func allEntities() async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return all entities here.
        return []
    }

    func entities(for identifiers: [PodcastEpisodeAppEntity.ID]) async throws -> [PodcastEpisodeAppEntity] {
        return try await allEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [PodcastEpisodeAppEntity] {
        return try await allEntities()
    }
}
