// Migrated by intentc from Home.intentdefinition.

import AppIntents

public struct HomeDeviceAppEntityQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [HomeDeviceAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [HomeDeviceAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `mood`, need this property beside them:
        //
        // `@IntentParameterDependency<SetLight>(\.$mood) var intent`
        return []
    }
}
