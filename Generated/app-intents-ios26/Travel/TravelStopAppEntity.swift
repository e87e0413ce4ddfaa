// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents
import CoreLocation

struct TravelStopAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Stop")
    static let defaultQuery = TravelStopAppEntityQuery()

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
