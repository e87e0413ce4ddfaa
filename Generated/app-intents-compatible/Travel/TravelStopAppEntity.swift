// Migrated by intentc from Travel.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct TravelStopAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Stop")

    @Property(title: "Place")
    var place: CLPlacemark?

    @Property(title: "Arrival")
    var arrival: DateComponents?

    @Property(title: "Departure")
    var departure: DateComponents?

    @Property(title: "Check-in")
    var checkIn: DateComponents?

    @Property(title: "First Visit")
    var birthday: DateComponents?

    @Property(title: "Opens")
    var opens: DateComponents?

    struct TravelStopAppEntityQuery: EntityQuery {
        func entities(for identifiers: [TravelStopAppEntity.ID]) async throws -> [TravelStopAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [TravelStopAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = TravelStopAppEntityQuery()

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
