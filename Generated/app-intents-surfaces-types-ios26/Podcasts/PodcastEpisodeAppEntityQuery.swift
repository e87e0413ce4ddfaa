// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

public struct PodcastEpisodeAppEntityQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [PodcastEpisodeAppEntity.ID]) async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [PodcastEpisodeAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `show`, need this property beside them:
        //
        // `@IntentParameterDependency<FindEpisode>(\.$show) var intent`
        return []
    }
}
