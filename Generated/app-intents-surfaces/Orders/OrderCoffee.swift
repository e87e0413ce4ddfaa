// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents

struct OrderCoffee: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
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

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$drink, \.$size, \.$quantity)) { drink, size, quantity in
            DisplayRepresentation(
                title: "Order \(quantity!) \(drink!)",
                subtitle: "Cup size: \(size!)",
                image: DisplayRepresentation.Image(named: "Cup")
            )
        }
        IntentPrediction(parameters: (\.$drink, \.$size)) { drink, size in
            DisplayRepresentation(
                title: "Order \(drink!)",
                subtitle: "One \(size!) cup",
                image: DisplayRepresentation.Image(named: "Cup")
            )
        }
        IntentPrediction(displayRepresentation: {
            DisplayRepresentation(
                title: "Order coffee",
                subtitle: "",
                image: DisplayRepresentation.Image(named: "Cup")
            )
        })
    }

    func perform() async throws -> some IntentResult & ReturnsValue<CoffeeOrderAppEntity> & ProvidesDialog & ShowsSnippetIntent {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any OrderCoffeeIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<CoffeeDrinkAppEntity>(
            name: "drink",
            current: { drink },
            read: { ($0 as? CoffeeDrink).map { CoffeeDrinkAppEntity($0) } },
            assign: { value, answer in
                drink = value
                legacy.drink = (answer as? CoffeeDrink) ?? value?.legacy
            },
            ask: { try await $drink.requestValue("What would you like to drink?") },
            choose: { try await chooseDrink(among: $0) },
            confirm: { try await confirmDrink($0) },
            refuse: { _ in OrderCoffeeError.drink }
        ).settle { await handler.resolveDrink(for: legacy).bridgeOutcome }
        try await BridgedParameter<CupSizeAppEnum>(
            name: "size",
            current: { size },
            read: { ($0 as? Int).flatMap { CupSize(rawValue: $0).flatMap { CupSizeAppEnum($0) } } },
            assign: { value, _ in
                size = value
                legacy.size = value?.legacy ?? .unknown
            },
            ask: { try await $size.requestValue("Which size?") },
            choose: { try await $size.requestDisambiguation(among: $0) },
            confirm: { try await confirmSize($0) },
            refuse: { _ in OrderCoffeeError.size }
        ).settle { await handler.resolveSize(for: legacy).bridgeOutcome }
        try await BridgedParameter<Int>(
            name: "quantity",
            current: { quantity },
            read: { $0 as? Int },
            assign: { value, _ in
                quantity = value
                legacy.quantity = value.map { NSNumber(value: $0) }
            },
            ask: { try await $quantity.requestValue("How many?") },
            choose: { try await $quantity.requestDisambiguation(among: $0) },
            confirm: { try await $quantity.requestConfirmation(for: $0) },
            refuse: { OrderCoffeeError(quantityReason: $0, quantity: quantity ?? 0) }
        ).settle { await handler.resolveQuantity(for: legacy).bridgeOutcome }
        try await BridgedList<String>(
            name: "extras",
            current: { extras ?? [] },
            read: { $0 as? String },
            assign: { values in
                extras = values
                legacy.extras = values.isEmpty ? nil : values
            },
            ask: { $extras.needsValueError("Any extras?") },
            choose: { try await $extras.requestDisambiguation(among: $0) },
            confirm: { try await $extras.requestConfirmation(for: $0) },
            refuse: { OrderCoffeeError(extrasReason: $0) }
        ).settle { await handler.resolveExtras(for: legacy).map { $0.bridgeOutcome } }
        if delivery == true {
            try await BridgedParameter<CLPlacemark>(
                name: "address",
                current: { address },
                read: { $0 as? CLPlacemark },
                assign: { value, _ in
                    address = value
                    legacy.address = value
                },
                ask: { try await $address.requestValue("Where should it go?") },
                choose: { try await $address.requestDisambiguation(among: $0) },
                confirm: { try await $address.requestConfirmation(for: $0) },
                refuse: { _ in OrderCoffeeError.address }
            ).settle { await handler.resolveAddress(for: legacy).bridgeOutcome }
        }
        var question: IntentDialog = "Order Coffee?"
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
            if confirmation.code != .inProgress {
                question = dialog(for: confirmation) ?? question
            }
        }
        if SiriKitBridge.asksPerson {
            try await requestConfirmation(
                actionName: .order,
                dialog: question,
                snippetIntent: OrderCoffeeSnippet(
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
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        guard let value = (response.order.map { CoffeeOrderAppEntity($0) }) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(
            value: value,
            dialog: dialog(for: response) ?? "Done.",
            snippetIntent: OrderCoffeeSnippet(
                order: value,
                paid: response.paid?.boolValue,
                orderNumber: response.orderNumber?.intValue,
                waitTime: response.waitTime.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) },
                readyAt: response.readyAt,
                drink: response.drink.map { CoffeeDrinkAppEntity($0) } ?? drink,
                size: CupSizeAppEnum(response.size) ?? size,
                quantity: quantity,
                extras: extras,
                delivery: delivery,
                address: address,
                pickupTime: pickupTime
            )
        )
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: OrderCoffeeIntent {
        let legacy = OrderCoffeeIntent()
        legacy.drink = drink?.legacy
        legacy.size = size?.legacy ?? .unknown
        legacy.quantity = quantity.map { NSNumber(value: $0) }
        legacy.extras = extras
        legacy.delivery = delivery.map { NSNumber(value: $0) }
        legacy.address = address
        legacy.pickupTime = pickupTime
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: OrderCoffeeIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress, .successLater:
            return
        case .ready:
            guard confirming else {
                throw OrderCoffeeError.failure
            }
        case .failureSoldOut:
            throw OrderCoffeeError.failureSoldOut(drink: SiriKitBridge.text(response.drink))
        case .failureNoCupSize:
            throw OrderCoffeeError.failureNoCupSize(
                size: SiriKitBridge.text(CupSizeAppEnum(response.size)),
                drinkRoast: SiriKitBridge.text((response.drink?.roast).flatMap { RoastLevelAppEnum($0) })
            )
        case .failureBarClosed:
            throw OrderCoffeeError.failureBarClosed
        default:
            throw OrderCoffeeError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: OrderCoffeeIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return IntentDialog(
                full: "Your order of \(SiriKitBridge.text(response.order)) is placed and \(response.paid?.boolValue == true ? String(localized: "paid") : String(localized: "not paid yet")).",
                supporting: "Order \(response.orderNumber?.intValue ?? 0): \(SiriKitBridge.text(response.order))"
            )
        case .successLater:
            return IntentDialog(
                full: "Your order is number \(response.orderNumber?.intValue ?? 0). It will be ready in \(SiriKitBridge.text(response.waitTime.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) })).",
                supporting: "Ready at \(SiriKitBridge.text(response.readyAt))"
            )
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }

    /// Tells the system that somebody has done this in the app, so that it can be suggested later.
    static func donate(
        drink: CoffeeDrinkAppEntity? = nil,
        size: CupSizeAppEnum? = nil,
        quantity: Int? = nil,
        extras: [String]? = nil,
        delivery: Bool? = nil,
        address: CLPlacemark? = nil,
        pickupTime: DateComponents? = nil
    ) {
        let action = OrderCoffee()
        action.drink = drink
        action.size = size
        action.quantity = quantity
        action.extras = extras
        action.delivery = delivery
        action.address = address
        action.pickupTime = pickupTime
        action.donate()
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

/// Why ‘Order Coffee’ can fail.
enum OrderCoffeeError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureSoldOut(drink: String)
    case failureNoCupSize(size: String, drinkRoast: String)
    case failureBarClosed
    case drink
    case size
    case quantity
    case quantityNegativeNumbersNotSupported
    case quantityGreaterThanMaximumValue
    case quantityLessThanMinimumValue
    case quantityNotEnoughBeans(quantity: Int)
    case extras
    case extrasSoldOut
    case address

    init(quantityReason reason: Int, quantity: Int) {
        switch OrderCoffeeQuantityUnsupportedReason(rawValue: reason) {
        case .negativeNumbersNotSupported:
            self = .quantityNegativeNumbersNotSupported
        case .greaterThanMaximumValue:
            self = .quantityGreaterThanMaximumValue
        case .lessThanMinimumValue:
            self = .quantityLessThanMinimumValue
        case .notEnoughBeans:
            self = .quantityNotEnoughBeans(quantity: quantity)
        default:
            self = .quantity
        }
    }

    init(extrasReason reason: Int) {
        switch OrderCoffeeExtrasUnsupportedReason(rawValue: reason) {
        case .soldOut:
            self = .extrasSoldOut
        default:
            self = .extras
        }
    }

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
        case .drink:
            "This value can’t be used."
        case .size:
            "This value can’t be used."
        case .quantity:
            "This value can’t be used."
        case .quantityNegativeNumbersNotSupported:
            "A quantity cannot be negative."
        case .quantityGreaterThanMaximumValue:
            "12 drinks are the most we can make at once."
        case .quantityLessThanMinimumValue:
            "Please order at least 1 drink."
        case .quantityNotEnoughBeans(let quantity):
            "The bar does not have the beans for \(quantity) drinks."
        case .extras:
            "This value can’t be used."
        case .extrasSoldOut:
            "Extras: this one is sold out."
        case .address:
            "This value can’t be used."
        }
    }
}

#endif
