// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct PodcastShowAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Podcast")

    @Property(title: "Author")
    var author: String?

    @Property(title: "Feed")
    var feed: URL?

    @Property(title: "Other Names")
    var alsoKnownAs: [String]?

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

    static var defaultQuery = PodcastShowAppEntityQuery()

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
