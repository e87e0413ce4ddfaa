// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents
import CoreLocation

struct GymClubAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gym")
    static let defaultQuery = GymClubAppEntityQuery()

    @Property(title: "Location")
    var location: CLPlacemark?

    @Property(title: "Website")
    var website: URL?

    @Property(title: "Free Lockers")
    var freeLockers: Int?

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

// swiftformat:enable all
// swiftlint:enable all
