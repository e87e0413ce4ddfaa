// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct TravelStopAppEntityQuery: EntityQuery {
    func entities(for identifiers: [TravelStopAppEntity.ID]) async throws -> [TravelStopAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [TravelStopAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `code`, need this property beside them:
        //
        // `@IntentParameterDependency<ViewDepartures>(\.$code) var intent`
        return []
    }
}
