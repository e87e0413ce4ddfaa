// Migrated by intentc from Home.intentdefinition.

import AppIntents

struct HomeDeviceAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [HomeDeviceAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [HomeDeviceAppEntity] {
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
