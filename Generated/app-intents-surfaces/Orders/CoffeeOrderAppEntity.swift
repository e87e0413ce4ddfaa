// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

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

    init(_ legacy: CoffeeOrder) {
        self.init(id: legacy.identifier ?? legacy.displayString, displayString: legacy.displayString)
        self.drinks = legacy.drinks?.map { CoffeeDrinkAppEntity($0) }
        self.placedAt = legacy.placedAt
        self.total = legacy.total.map { IntentCurrencyAmount($0) }
        self.tracking = legacy.tracking
        self.payer = legacy.payer.map { IntentPerson($0) }
    }

    var legacy: CoffeeOrder {
        let legacy = CoffeeOrder(identifier: id, display: displayString)
        legacy.drinks = self.drinks?.map { $0.legacy }
        legacy.placedAt = self.placedAt
        legacy.total = self.total?.legacy
        legacy.tracking = self.tracking
        legacy.payer = self.payer?.legacy
        return legacy
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
