// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

public struct SkyEventQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [SkyEvent.ID]) async throws -> [SkyEvent] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [SkyEvent] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [SkyEvent] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `kind`, need this property beside them:
        //
        // `@IntentParameterDependency<Countdown>(\.$kind) var intent`
        return []
    }

    public func defaultResult() async -> SkyEvent? {
        return try? await suggestedEntities().first
    }
}
