// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct CoffeeOrderAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("EvWORz", defaultValue: "Order")
    )
    public static let defaultQuery = CoffeeOrderAppEntityQuery()

    @Property(title: LocalizedStringResource("45Kc2K", defaultValue: "Drinks"))
    public var drinks: [CoffeeDrinkAppEntity]?

    @Property(title: LocalizedStringResource("eT29Bu", defaultValue: "Placed"))
    public var placedAt: DateComponents?

    @Property(title: LocalizedStringResource("MsSvO0", defaultValue: "Total"))
    public var total: IntentCurrencyAmount?

    @Property(title: LocalizedStringResource("sNWm34", defaultValue: "Tracking Link"))
    public var tracking: URL?

    @Property(title: LocalizedStringResource("lBZmR0", defaultValue: "Paid By"))
    public var payer: IntentPerson?

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
