// Migrated by intentc from Parcels.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct ShippedParcelAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Parcel")
    static let defaultQuery = ShippedParcelAppEntityQuery()

    @Property(title: "Status")
    var status: ParcelStatusAppEnum?

    @Property(title: "Weight")
    var weight: Measurement<UnitMass>?

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
