// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

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

    init(_ legacy: CoffeeDrink) {
        self.init(id: legacy.identifier ?? legacy.displayString, displayString: legacy.displayString)
        self.roast = RoastLevelAppEnum(legacy.roast)
        self.price = legacy.price.map { IntentCurrencyAmount($0) }
        self.caffeine = legacy.caffeine
        self.isIced = legacy.isIced?.boolValue
        self.photo = legacy.photo.map { IntentFile($0) }
    }

    var legacy: CoffeeDrink {
        let legacy = CoffeeDrink(identifier: id, display: displayString)
        legacy.roast = self.roast?.legacy ?? .unknown
        legacy.price = self.price?.legacy
        legacy.caffeine = self.caffeine
        legacy.isIced = self.isIced.map { NSNumber(value: $0) }
        legacy.photo = self.photo?.legacy
        return legacy
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
