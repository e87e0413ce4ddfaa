// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct CoffeeDrinkAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("GIElFK", defaultValue: "Drink")
    )
    public static let defaultQuery = CoffeeDrinkAppEntityQuery()

    @Property(title: LocalizedStringResource("nKnbGD", defaultValue: "Roast"))
    public var roast: RoastLevelAppEnum?

    @Property(title: LocalizedStringResource("Ezh5SI", defaultValue: "Price"))
    public var price: IntentCurrencyAmount?

    @Property(title: LocalizedStringResource("5FcBo4", defaultValue: "Caffeine"))
    public var caffeine: Measurement<UnitMass>?

    @Property(title: LocalizedStringResource("ZJjGz5", defaultValue: "Served"))
    public var isIced: Bool?

    @Property(title: LocalizedStringResource("Ls5kNW", defaultValue: "Photo"))
    public var photo: IntentFile?

    public var id: String
    public var displayString: String

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    public init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
