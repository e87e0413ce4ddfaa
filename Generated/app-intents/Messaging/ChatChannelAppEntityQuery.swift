// Migrated by intentc from Messaging.intentdefinition.

import AppIntents

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
