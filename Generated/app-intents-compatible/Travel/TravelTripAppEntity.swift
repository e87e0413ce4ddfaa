// Migrated by intentc from Travel.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct TravelTripAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trip")

    @Property(title: "Stops")
    var stops: [TravelStopAppEntity]?

    @Property(title: "Means of Transport")
    var mode: TransportModeAppEnum?

    @Property(title: "Ticket")
    var ticket: IntentFile?

    @Property(title: "Fare")
    var fare: IntentCurrencyAmount?

    @Property(title: "Payment")
    var payment: IntentPaymentMethod?

    struct TravelTripAppEntityQuery: EntityStringQuery {
        func entities(for identifiers: [TravelTripAppEntity.ID]) async throws -> [TravelTripAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [TravelTripAppEntity] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [TravelTripAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = TravelTripAppEntityQuery()

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
