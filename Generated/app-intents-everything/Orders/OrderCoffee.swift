// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

public struct OrderCoffee: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "OrderCoffeeIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("17cnJ3", defaultValue: "Order Coffee")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("q9qPvJ", defaultValue: "Orders a drink from a coffee bar near you."),
        categoryName: "Order"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("8zeb6R", defaultValue: "Drink"),
        requestValueDialog: IntentDialog(
            LocalizedStringResource("DcjdYp", defaultValue: "What would you like to drink?")
        ),
        requestDisambiguationDialog: IntentDialog(
            LocalizedStringResource("D1gkkI", defaultValue: "Which of them would you like?")
        ),
        inputConnectionBehavior: .connectToPreviousIntentResult
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

    public static var parameterSummary: some ParameterSummary {
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

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$drink, \.$size, \.$quantity)) { drink, size, quantity in
            DisplayRepresentation(
                title: LocalizedStringResource("UCVEjX", defaultValue: "Order \(quantity!) \(drink!)"),
                subtitle: LocalizedStringResource("HZH9Iq", defaultValue: "Cup size: \(size!)"),
                image: DisplayRepresentation.Image(named: "Cup")
            )
        }
        IntentPrediction(parameters: (\.$drink, \.$size)) { drink, size in
            DisplayRepresentation(
                title: LocalizedStringResource("h9K5Dt", defaultValue: "Order \(drink!)"),
                subtitle: LocalizedStringResource("6zX1yB", defaultValue: "One \(size!) cup"),
                image: DisplayRepresentation.Image(named: "Cup")
            )
        }
        IntentPrediction(displayRepresentation: {
            DisplayRepresentation(
                title: LocalizedStringResource("T7gOjB", defaultValue: "Order coffee"),
                subtitle: "",
                image: DisplayRepresentation.Image(named: "Cup")
            )
        })
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<CoffeeOrderAppEntity> & ProvidesDialog {
        guard let drink else {
            throw $drink.needsValueError(
                IntentDialog(LocalizedStringResource("DcjdYp", defaultValue: "What would you like to drink?"))
            )
        }
        guard let size else {
            throw $size.needsValueError(IntentDialog(LocalizedStringResource("eI038C", defaultValue: "Which size?")))
        }
        guard let quantity else {
            throw $quantity.needsValueError(
                IntentDialog(LocalizedStringResource("hLHItb", defaultValue: "How many?"))
            )
        }
        guard let extras else {
            throw $extras.needsValueError(
                IntentDialog(LocalizedStringResource("KfULX2", defaultValue: "Any extras?"))
            )
        }
        if delivery == true, address == nil {
            throw $address.needsValueError(
                IntentDialog(LocalizedStringResource("z8qqlE", defaultValue: "Where should it go?"))
            )
        }
        try await requestConfirmation(actionName: .order, dialog: "Order Coffee?")
        // TODO: Move the work of `OrderCoffeeIntentHandling` here.
        //
        // - Where it failed or refused a value, throw an error of `OrderCoffeeError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
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
            dialog: IntentDialog(
                LocalizedStringResource(
                    "nwOqD3",
                    defaultValue: "There are \(values.count) drinks called ‘\(drink)’."
                )
            )
        )
    }

    private func confirmDrink(_ value: CoffeeDrinkAppEntity) async throws -> Bool {
        return try await $drink.requestConfirmation(
            for: value,
            dialog: IntentDialog(
                LocalizedStringResource("1Zcs4v", defaultValue: "Just to confirm, you wanted ‘\(value)’?")
            )
        )
    }

    private func confirmSize(_ value: CupSizeAppEnum) async throws -> Bool {
        return try await $size.requestConfirmation(
            for: value,
            dialog: IntentDialog(
                LocalizedStringResource("LhLI0I", defaultValue: "Just to confirm, you wanted a \(value) cup?")
            )
        )
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
                full: LocalizedStringResource(
                    "JCNXQl",
                    defaultValue: "Your order of \(order) is placed and \(paid ? String(localized: LocalizedStringResource("mhjYRF", defaultValue: "paid")) : String(localized: LocalizedStringResource("8j3l16", defaultValue: "not paid yet")))."
                ),
                supporting: LocalizedStringResource("E0nCQe", defaultValue: "Order \(orderNumber): \(order)")
            )
        case .successLater(let orderNumber, let waitTime, let readyAt):
            IntentDialog(
                full: LocalizedStringResource(
                    "HQgCQK",
                    defaultValue: "Your order is number \(orderNumber). It will be ready in \(waitTime, format: .measurement(width: .wide))."
                ),
                supporting: LocalizedStringResource(
                    "DvJBe9",
                    defaultValue: "Ready at \(Calendar.current.date(from: readyAt) ?? .now, format: .dateTime)"
                )
            )
        }
    }
}

/// Why ‘Order Coffee’ can fail.
public enum OrderCoffeeError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureSoldOut(drink: String)
    case failureNoCupSize(size: String, drinkRoast: String)
    case failureBarClosed
    case quantityNotEnoughBeans(quantity: Int)
    case extrasSoldOut

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            LocalizedStringResource("LeAMAH", defaultValue: "Your order could not be placed.")
        case .failureSoldOut(let drink):
            LocalizedStringResource("9p7AhZ", defaultValue: "\(drink) is sold out today.")
        case .failureNoCupSize(let size, let drinkRoast):
            LocalizedStringResource("0acarf", defaultValue: "We have no \(size) cups left for \(drinkRoast) coffee.")
        case .failureBarClosed:
            LocalizedStringResource("wmgyLv", defaultValue: "The bar is closed")
        case .quantityNotEnoughBeans(let quantity):
            LocalizedStringResource("4r86qk", defaultValue: "The bar does not have the beans for \(quantity) drinks.")
        case .extrasSoldOut:
            LocalizedStringResource("7WVoH9", defaultValue: "Extras: this one is sold out.")
        }
    }
}

fileprivate extension IntentDialog {
    static var drinkParameterConfiguration: Self {
        IntentDialog(LocalizedStringResource("QJieQK", defaultValue: "Which drink?"))
    }
    static var drinkParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("DcjdYp", defaultValue: "What would you like to drink?"))
    }
    static func drinkParameterDisambiguationIntro(count: Int, drink: CoffeeDrinkAppEntity) -> Self {
        IntentDialog(
            LocalizedStringResource("nwOqD3", defaultValue: "There are \(count) drinks called ‘\(drink)’.")
        )
    }
    static var drinkParameterDisambiguationSelection: Self {
        IntentDialog(LocalizedStringResource("D1gkkI", defaultValue: "Which of them would you like?"))
    }
    static func drinkParameterConfirmation(drink: CoffeeDrinkAppEntity) -> Self {
        IntentDialog(LocalizedStringResource("1Zcs4v", defaultValue: "Just to confirm, you wanted ‘\(drink)’?"))
    }
    static var sizeParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("eI038C", defaultValue: "Which size?"))
    }
    static func sizeParameterConfirmation(size: CupSizeAppEnum) -> Self {
        IntentDialog(LocalizedStringResource("LhLI0I", defaultValue: "Just to confirm, you wanted a \(size) cup?"))
    }
    static var quantityParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("hLHItb", defaultValue: "How many?"))
    }
    static func quantityParameterNotEnoughBeans(quantity: Int) -> Self {
        IntentDialog(
            LocalizedStringResource("4r86qk", defaultValue: "The bar does not have the beans for \(quantity) drinks.")
        )
    }
    static var extrasParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("KfULX2", defaultValue: "Any extras?"))
    }
    static var extrasParameterSoldOut: Self {
        IntentDialog(LocalizedStringResource("7WVoH9", defaultValue: "Extras: this one is sold out."))
    }
    static var addressParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("z8qqlE", defaultValue: "Where should it go?"))
    }
    static func responseSuccess(order: CoffeeOrderAppEntity, paid: Bool) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "JCNXQl",
                defaultValue: "Your order of \(order) is placed and \(paid ? String(localized: LocalizedStringResource("mhjYRF", defaultValue: "paid")) : String(localized: LocalizedStringResource("8j3l16", defaultValue: "not paid yet")))."
            )
        )
    }
    static var responseFailure: Self {
        IntentDialog(LocalizedStringResource("LeAMAH", defaultValue: "Your order could not be placed."))
    }
    static func responseSuccessLater(orderNumber: Int, waitTime: Measurement<UnitDuration>) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "HQgCQK",
                defaultValue: "Your order is number \(orderNumber). It will be ready in \(waitTime, format: .measurement(width: .wide))."
            )
        )
    }
    static func responseFailureSoldOut(drink: CoffeeDrinkAppEntity) -> Self {
        IntentDialog(LocalizedStringResource("9p7AhZ", defaultValue: "\(drink) is sold out today."))
    }
    static func responseFailureNoCupSize(size: CupSizeAppEnum, drinkRoast: RoastLevelAppEnum) -> Self {
        IntentDialog(
            LocalizedStringResource("0acarf", defaultValue: "We have no \(size) cups left for \(drinkRoast) coffee.")
        )
    }
}
