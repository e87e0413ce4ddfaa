// Migrated by intentc from Workouts.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct GymClubAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gym")

    @Property(title: "Location")
    var location: CLPlacemark?

    @Property(title: "Website")
    var website: URL?

    @Property(title: "Free Lockers")
    var freeLockers: Int?

    struct GymClubAppEntityQuery: EntityQuery {
        func entities(for identifiers: [GymClubAppEntity.ID]) async throws -> [GymClubAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [GymClubAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = GymClubAppEntityQuery()

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
