// Migrated by intentc from Messaging.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ChatChannelAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Channel")

    @Property(title: "Members")
    var members: [IntentPerson]?

    @Property(title: "Muted")
    var isMuted: Bool?

    @Property(title: "Emoji")
    var emoji: String?

    struct ChatChannelAppEntityQuery: EntityStringQuery {
        func entities(for identifiers: [ChatChannelAppEntity.ID]) async throws -> [ChatChannelAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [ChatChannelAppEntity] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [ChatChannelAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = ChatChannelAppEntityQuery()

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
