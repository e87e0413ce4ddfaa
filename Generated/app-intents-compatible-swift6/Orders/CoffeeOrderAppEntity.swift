// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct CoffeeOrderAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Order")

    @Property(title: "Drinks")
    var drinks: [CoffeeDrinkAppEntity]?

    @Property(title: "Placed")
    var placedAt: DateComponents?

    @Property(title: "Total")
    var total: IntentCurrencyAmount?

    @Property(title: "Tracking Link")
    var tracking: URL?

    @Property(title: "Paid By")
    var payer: IntentPerson?

    struct CoffeeOrderAppEntityQuery: EntityQuery {
        func entities(for identifiers: [CoffeeOrderAppEntity.ID]) async throws -> [CoffeeOrderAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [CoffeeOrderAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static let defaultQuery = CoffeeOrderAppEntityQuery()

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
