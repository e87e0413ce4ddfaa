// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

struct OrderCoffee: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OrderCoffeeIntent"
    static let title: LocalizedStringResource = "Order Coffee"
    static let description: IntentDescription? = IntentDescription(
        "Orders a drink from a coffee bar near you.",
        categoryName: "Order"
    )
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(
        title: "Drink",
        requestValueDialog: "What would you like to drink?",
        requestDisambiguationDialog: "Which of them would you like?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var drink: CoffeeDrinkAppEntity?

    @Parameter(title: "Size", default: .default, requestValueDialog: "Which size?")
    var size: CupSizeAppEnum?

    @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 12), requestValueDialog: "How many?")
    var quantity: Int?

    @Parameter(
        title: "Extras",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .none, autocorrect: false),
        requestValueDialog: "Any extras?",
        optionsProvider: OrderCoffeeExtrasOptionsProvider()
    )
    var extras: [String]?

    @Parameter(
        title: "Delivery",
        default: true,
        displayName: Bool.IntentDisplayName(true: "deliver it", false: "pick it up")
    )
    var delivery: Bool?

    @Parameter(title: "Address", displayStyle: .address, requestValueDialog: "Where should it go?")
    var address: CLPlacemark?

    @Parameter(title: "Pick-up Time", kind: .time)
    var pickupTime: DateComponents?

    static var parameterSummary: some ParameterSummary {
        When(\.$delivery, .equalTo, true) {
            Summary(
                "Order \(\.$quantity) \(\.$size) \(\.$drink) with \(\.$extras), then \(\.$delivery) to \(\.$address)"
            )
        } otherwise: {
            Summary(
                "Order \(\.$quantity) \(\.$size) \(\.$drink) with \(\.$extras), then \(\.$delivery) at \(\.$pickupTime)"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<CoffeeOrderAppEntity> & ProvidesDialog {
        guard let drink else {
            throw $drink.needsValueError("What would you like to drink?")
        }
        guard let size else {
            throw $size.needsValueError("Which size?")
        }
        guard let quantity else {
            throw $quantity.needsValueError("How many?")
        }
        guard let extras else {
            throw $extras.needsValueError("Any extras?")
        }
        if delivery == true, address == nil {
            throw $address.needsValueError("Where should it go?")
        }
        try await requestConfirmation(actionName: .order, dialog: "Order Coffee?")
        // TODO: Move the work of `OrderCoffeeIntentHandling` here.
        //
        // - Where it failed or refused a value, throw an error of `OrderCoffeeError`.
        // - Ask with `chooseDrink(among:)`, `confirmDrink(_:)`, `confirmSize(_:)`.
        // - To ask anew after `notEnoughBeans`, `throw $quantity.needsValueError("The bar does not
        //   have the beans for \(quantity) drinks.")`.
        // - To ask anew after `soldOut`, `throw $extras.needsValueError("Extras: this one is sold
        //   out.")`.
        _ = (drink, size, quantity, extras)
        let value: CoffeeOrderAppEntity = try MigrationGap.value()
        let outcome: OrderCoffeeOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }

    private func chooseDrink(among values: [CoffeeDrinkAppEntity]) async throws -> CoffeeDrinkAppEntity {
        guard let drink else {
            return try await $drink.requestDisambiguation(among: values)
        }
        return try await $drink.requestDisambiguation(
            among: values,
            dialog: "There are \(values.count) drinks called ‘\(drink)’."
        )
    }

    private func confirmDrink(_ value: CoffeeDrinkAppEntity) async throws -> Bool {
        return try await $drink.requestConfirmation(for: value, dialog: "Just to confirm, you wanted ‘\(value)’?")
    }

    private func confirmSize(_ value: CupSizeAppEnum) async throws -> Bool {
        return try await $size.requestConfirmation(for: value, dialog: "Just to confirm, you wanted a \(value) cup?")
    }
}

/// How ‘Order Coffee’ can end well.
enum OrderCoffeeOutcome {
    case success(order: CoffeeOrderAppEntity, paid: Bool, orderNumber: Int)
    case successLater(orderNumber: Int, waitTime: Measurement<UnitDuration>, readyAt: DateComponents)

    /// What is said in the end.
    var dialog: IntentDialog {
        switch self {
        case .success(let order, let paid, let orderNumber):
            IntentDialog(
                full: "Your order of \(order) is placed and \(paid ? String(localized: "paid") : String(localized: "not paid yet")).",
                supporting: "Order \(orderNumber): \(order)"
            )
        case .successLater(let orderNumber, let waitTime, let readyAt):
            IntentDialog(
                full: "Your order is number \(orderNumber). It will be ready in \(waitTime, format: .measurement(width: .wide)).",
                supporting: "Ready at \(Calendar.current.date(from: readyAt) ?? .now, format: .dateTime)"
            )
        }
    }
}

/// Why ‘Order Coffee’ can fail.
enum OrderCoffeeError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureSoldOut(drink: String)
    case failureNoCupSize(size: String, drinkRoast: String)
    case failureBarClosed
    case quantityNotEnoughBeans(quantity: Int)
    case extrasSoldOut

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "Your order could not be placed."
        case .failureSoldOut(let drink):
            "\(drink) is sold out today."
        case .failureNoCupSize(let size, let drinkRoast):
            "We have no \(size) cups left for \(drinkRoast) coffee."
        case .failureBarClosed:
            "The bar is closed"
        case .quantityNotEnoughBeans(let quantity):
            "The bar does not have the beans for \(quantity) drinks."
        case .extrasSoldOut:
            "Extras: this one is sold out."
        }
    }
}
