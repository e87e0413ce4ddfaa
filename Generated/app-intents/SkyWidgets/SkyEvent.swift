// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct SkyEvent: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Event")
    static let defaultQuery = SkyEventQuery()

    @Property(title: "Kind")
    var kind: SkyEventKind?

    @Property(title: "Begins")
    var begins: DateComponents?

    @Property(title: "Duration")
    var duration: Measurement<UnitDuration>?

    @Property(title: "Planets")
    var planets: [SkyPlanetAppEntity]?

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
