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
        // For options in titled sections, return 'IntentItemCollection(sections:
        // [IntentItemSection("…", items: […])])'.
        //
        // Where the options depend on another parameter, such as 'code', declare
        // '@IntentParameterDependency<ViewDepartures>(\.$code) var intent' in this type.
        return []
    }
}
