// Migrated by intentc from Orders.intentdefinition.

import AppIntents
import CoreLocation

@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct OrderCoffeeControlConfiguration: AppIntent, ControlConfigurationIntent {
    public static let title: LocalizedStringResource = LocalizedStringResource("17cnJ3", defaultValue: "Order Coffee")
    public static let isDiscoverable = false
    public static let persistentIdentifier = "OrderCoffeeControlConfiguration"

    @Parameter(
        title: LocalizedStringResource("8zeb6R", defaultValue: "Drink"),
        requestValueDialog: IntentDialog(
            LocalizedStringResource("DcjdYp", defaultValue: "What would you like to drink?")
        ),
        requestDisambiguationDialog: IntentDialog(
            LocalizedStringResource("D1gkkI", defaultValue: "Which of them would you like?")
        )
    )
    public var drink: CoffeeDrinkAppEntity?

    @Parameter(
        title: LocalizedStringResource("weSpIM", defaultValue: "Size"),
        default: .default,
        requestValueDialog: IntentDialog(LocalizedStringResource("eI038C", defaultValue: "Which size?"))
    )
    public var size: CupSizeAppEnum?

    @Parameter(
        title: LocalizedStringResource("FLojCz", defaultValue: "Quantity"),
        default: 1,
        inclusiveRange: (1, 12),
        requestValueDialog: IntentDialog(LocalizedStringResource("hLHItb", defaultValue: "How many?"))
    )
    public var quantity: Int?

    @Parameter(
        title: LocalizedStringResource("OH6H2T", defaultValue: "Extras"),
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .none, autocorrect: false),
        requestValueDialog: IntentDialog(LocalizedStringResource("KfULX2", defaultValue: "Any extras?")),
        optionsProvider: OrderCoffeeExtrasOptionsProvider()
    )
    public var extras: [String]?

    @Parameter(
        title: LocalizedStringResource("JZtGWd", defaultValue: "Delivery"),
        default: true,
        displayName: Bool.IntentDisplayName(
            true: LocalizedStringResource("ukEHGW", defaultValue: "deliver it"),
            false: LocalizedStringResource("8lpYFt", defaultValue: "pick it up")
        )
    )
    public var delivery: Bool?

    @Parameter(
        title: LocalizedStringResource("c92eWp", defaultValue: "Address"),
        displayStyle: .address,
        requestValueDialog: IntentDialog(LocalizedStringResource("z8qqlE", defaultValue: "Where should it go?"))
    )
    public var address: CLPlacemark?

    @Parameter(title: LocalizedStringResource("xE6k7I", defaultValue: "Pick-up Time"), kind: .time)
    public var pickupTime: DateComponents?

    public init() {
    }
}
