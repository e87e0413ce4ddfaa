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
                Text(LocalizedStringResource("Order: \(order)"))
            }
            if let paid {
                Text(
                    LocalizedStringResource(
                        "Paid: \(paid ? String(localized: "paid") : String(localized: "not paid yet"))"
                    )
                )
            }
            if let orderNumber {
                Text(LocalizedStringResource("Order Number: \(orderNumber)"))
            }
            if let waitTime {
                Text(LocalizedStringResource("Waiting Time: \(waitTime, format: .measurement(width: .wide))"))
            }
            if let readyAt {
                Text(
                    LocalizedStringResource(
                        "Ready At: \(Calendar.current.date(from: readyAt) ?? .now, format: .dateTime)"
                    )
                )
            }
            if let drink {
                Text(LocalizedStringResource("Drink: \(drink)"))
            }
            if let size {
                Text(LocalizedStringResource("Size: \(size)"))
            }
            if let quantity {
                Text(LocalizedStringResource("Quantity: \(quantity)"))
            }
            if let extras {
                Text(LocalizedStringResource("Extras: \(extras, format: .list(type: .and))"))
            }
            if let delivery {
                Text(
                    LocalizedStringResource(
                        "Delivery: \(delivery ? String(localized: "deliver it") : String(localized: "pick it up"))"
                    )
                )
            }
            if let address {
                Text(LocalizedStringResource("Address: \(address.name ?? "")"))
            }
            if let pickupTime {
                Text(
                    LocalizedStringResource(
                        "Pick-up Time: \(Calendar.current.date(from: pickupTime) ?? .now, format: .dateTime.hour().minute())"
                    )
                )
            }
        }
    }
}

#endif
