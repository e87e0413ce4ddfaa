// Migrated by intentc from Errands.intentdefinition.

import AppIntents

public struct ObjectAppEntityQuery: UniqueAppEntityQuery {
    public typealias Entity = ObjectAppEntity

    public init() {
    }

    public func uniqueEntity() async throws -> ObjectAppEntity {
        // TODO: Return the only entity here.
        return try MigrationGap.value()
    }
}
