// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct CoffeeDrinkAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
    static let defaultQuery = CoffeeDrinkAppEntityQuery()

    @Property(title: "Roast")
    var roast: RoastLevelAppEnum?

    @Property(title: "Price")
    var price: IntentCurrencyAmount?

    @Property(title: "Caffeine")
    var caffeine: Measurement<UnitMass>?

    @Property(title: "Served")
    var isIced: Bool?

    @Property(title: "Photo")
    var photo: IntentFile?

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
