// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import SwiftUI

/// What ‘Order Coffee’ shows in the end.
struct OrderCoffeeSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Order Coffee"
    static let isDiscoverable = false
    static let persistentIdentifier = "OrderCoffeeSnippet"

    @Parameter(title: "Order")
    var order: CoffeeOrderAppEntity?

    @Parameter(title: "Paid")
    var paid: Bool?

    @Parameter(title: "Order Number")
    var orderNumber: Int?

    @Parameter(title: "Waiting Time")
    var waitTime: Measurement<UnitDuration>?

    @Parameter(title: "Ready At")
    var readyAt: DateComponents?

    @Parameter(title: "Drink")
    var drink: CoffeeDrinkAppEntity?

    @Parameter(title: "Size")
    var size: CupSizeAppEnum?

    @Parameter(title: "Quantity")
    var quantity: Int?

    @Parameter(title: "Extras")
    var extras: [String]?

    @Parameter(title: "Delivery")
    var delivery: Bool?

    @Parameter(title: "Address")
    var address: CLPlacemark?

    @Parameter(title: "Pick-up Time")
    var pickupTime: DateComponents?

    init() {
    }

    init(
        order: CoffeeOrderAppEntity? = nil,
        paid: Bool? = nil,
        orderNumber: Int? = nil,
        waitTime: Measurement<UnitDuration>? = nil,
        readyAt: DateComponents? = nil,
        drink: CoffeeDrinkAppEntity? = nil,
        size: CupSizeAppEnum? = nil,
        quantity: Int? = nil,
        extras: [String]? = nil,
        delivery: Bool? = nil,
        address: CLPlacemark? = nil,
        pickupTime: DateComponents? = nil
    ) {
        self.order = order
        self.paid = paid
        self.orderNumber = orderNumber
        self.waitTime = waitTime
        self.readyAt = readyAt
        self.drink = drink
        self.size = size
        self.quantity = quantity
        self.extras = extras
        self.delivery = delivery
        self.address = address
        self.pickupTime = pickupTime
    }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Called whenever the snippet is drawn: look values up if need be, and change nothing.
        return .result(
            view: OrderCoffeeSnippetView(
                order: order,
                paid: paid,
                orderNumber: orderNumber,
                waitTime: waitTime,
                readyAt: readyAt,
                drink: drink,
                size: size,
                quantity: quantity,
                extras: extras,
                delivery: delivery,
                address: address,
                pickupTime: pickupTime
            )
        )
    }
}

/// What the snippet of ‘Order Coffee’ looks like.
struct OrderCoffeeSnippetView: View {
    let order: CoffeeOrderAppEntity?
    let paid: Bool?
    let orderNumber: Int?
    let waitTime: Measurement<UnitDuration>?
    let readyAt: DateComponents?
    let drink: CoffeeDrinkAppEntity?
    let size: CupSizeAppEnum?
    let quantity: Int?
    let extras: [String]?
    let delivery: Bool?
    let address: CLPlacemark?
    let pickupTime: DateComponents?

    var body: some View {
        VStack(alignment: .leading) {
            Text(LocalizedStringResource("Order Coffee")).font(.headline)
            if let order {
                LabeledContent {
                    Text(LocalizedStringResource("\(order)"))
                } label: {
                    Text(LocalizedStringResource("Order"))
                }
            }
            if let paid {
                LabeledContent {
                    Text(
                        LocalizedStringResource(
                            "\(paid ? String(localized: "paid") : String(localized: "not paid yet"))"
                        )
                    )
                } label: {
                    Text(LocalizedStringResource("Paid"))
                }
            }
            if let orderNumber {
                LabeledContent {
                    Text(LocalizedStringResource("\(orderNumber)"))
                } label: {
                    Text(LocalizedStringResource("Order Number"))
                }
            }
            if let waitTime {
                LabeledContent {
                    Text(LocalizedStringResource("\(waitTime, format: .measurement(width: .wide))"))
                } label: {
                    Text(LocalizedStringResource("Waiting Time"))
                }
            }
            if let readyAt {
                LabeledContent {
                    Text(
                        LocalizedStringResource("\(Calendar.current.date(from: readyAt) ?? .now, format: .dateTime)")
                    )
                } label: {
                    Text(LocalizedStringResource("Ready At"))
                }
            }
            if let drink {
                LabeledContent {
                    Text(LocalizedStringResource("\(drink)"))
                } label: {
                    Text(LocalizedStringResource("Drink"))
                }
            }
            if let size {
                LabeledContent {
                    Text(LocalizedStringResource("\(size)"))
                } label: {
                    Text(LocalizedStringResource("Size"))
                }
            }
            if let quantity {
                LabeledContent {
                    Text(LocalizedStringResource("\(quantity)"))
                } label: {
                    Text(LocalizedStringResource("Quantity"))
                }
            }
            if let extras {
                LabeledContent {
                    Text(LocalizedStringResource("\(extras, format: .list(type: .and))"))
                } label: {
                    Text(LocalizedStringResource("Extras"))
                }
            }
            if let delivery {
                LabeledContent {
                    Text(
                        LocalizedStringResource(
                            "\(delivery ? String(localized: "deliver it") : String(localized: "pick it up"))"
                        )
                    )
                } label: {
                    Text(LocalizedStringResource("Delivery"))
                }
            }
            if let address {
                LabeledContent {
                    Text(LocalizedStringResource("\(address.name ?? "")"))
                } label: {
                    Text(LocalizedStringResource("Address"))
                }
            }
            if let pickupTime {
                LabeledContent {
                    Text(
                        LocalizedStringResource(
                            "\(Calendar.current.date(from: pickupTime) ?? .now, format: .dateTime.hour().minute())"
                        )
                    )
                } label: {
                    Text(LocalizedStringResource("Pick-up Time"))
                }
            }
        }
    }
}

#endif
