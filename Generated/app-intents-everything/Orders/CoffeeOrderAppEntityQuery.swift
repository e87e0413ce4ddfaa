// Migrated by intentc from Orders.intentdefinition.

import AppIntents

public struct CoffeeOrderAppEntityQuery: EntityQuery {
    public init() {
    }

    public func entities(for identifiers: [CoffeeOrderAppEntity.ID]) async throws -> [CoffeeOrderAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func suggestedEntities() async throws -> [CoffeeOrderAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // For options in titled sections, return 'IntentItemCollection(sections:
        // [IntentItemSection("…", items: […])])'.
        //
        // Where the options depend on another parameter, such as 'reason', declare
        // '@IntentParameterDependency<RequestRefund>(\.$reason) var intent' in this type.
        return []
    }
}
