// Migrated by intentc from Orders.intentdefinition.

import AppIntents

public struct CoffeeDrinkAppEntityQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [CoffeeDrinkAppEntity.ID]) async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `size`, need this property beside them:
        //
        // `@IntentParameterDependency<OrderCoffee>(\.$size) var intent`
        return []
    }
}
