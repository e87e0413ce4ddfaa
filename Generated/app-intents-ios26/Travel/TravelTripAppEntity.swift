// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct TravelTripAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trip")
    static let defaultQuery = TravelTripAppEntityQuery()

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
