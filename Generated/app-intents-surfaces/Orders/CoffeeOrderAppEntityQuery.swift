// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct CoffeeOrderAppEntityQuery: EntityQuery {
    func entities(for identifiers: [CoffeeOrderAppEntity.ID]) async throws -> [CoffeeOrderAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [CoffeeOrderAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `reason`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<RequestRefund>(\.$reason) var intent`
        return []
    }
}

#endif
