// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct PodcastEpisodeAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Episode")

    @Property(title: "Podcast")
    var show: PodcastShowAppEntity?

    @Property(title: "Length")
    var length: Measurement<UnitDuration>?

    @Property(title: "Progress")
    var progress: Double?

    @Property(title: "Cover")
    var cover: IntentFile?

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

    static var defaultQuery = PodcastEpisodeAppEntityQuery()

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}
