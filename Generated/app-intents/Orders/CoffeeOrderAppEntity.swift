// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct CoffeeOrderAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Order")
    static let defaultQuery = CoffeeOrderAppEntityQuery()

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
