// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct CoffeeDrinkAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")

    @Property(title: "Roast")
    var roast: RoastLevelAppEnum?

    @Property(title: "Price")
    var price: IntentCurrencyAmount?

    @Property(title: "Caffeine")
    var caffeine: Measurement<UnitMass>?

    @Property(title: "Served")
    var isIced: Bool?

    @Property(title: "Photo")
    var photo: IntentFile?

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

    static var defaultQuery = CoffeeDrinkAppEntityQuery()

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}
