// Migrated by intentc from Orders.intentdefinition.

import AppIntents

struct CoffeeDrinkAppEntityQuery: EntityStringQuery {
    func entities(for identifiers: [CoffeeDrinkAppEntity.ID]) async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [CoffeeDrinkAppEntity] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
