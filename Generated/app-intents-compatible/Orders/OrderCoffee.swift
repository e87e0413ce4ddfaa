// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct OrderCoffee: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "OrderCoffeeIntent"

    static var title: LocalizedStringResource = "Order Coffee"
    static var description = IntentDescription("Orders a drink from a coffee bar near you.")

    @Parameter(title: "Drink")
    var drink: CoffeeDrinkAppEntity?

    @Parameter(title: "Size", default: .default)
    var size: CupSizeAppEnum?

    @Parameter(title: "Quantity", default: 1)
    var quantity: Int?

    @Parameter(title: "Extras", optionsProvider: StringOptionsProvider())
    var extras: [String]?

    struct StringOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [String] {
            // TODO: Return the options of `extras` here.
            return []
        }
    }

    @Parameter(title: "Delivery", default: true)
    var delivery: Bool?

    @Parameter(title: "Address")
    var address: CLPlacemark?

    @Parameter(title: "Pick-up Time")
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
                subtitle: "Cup size: \(size!)"
            )
        }
        IntentPrediction(parameters: (\.$drink, \.$size)) { drink, size in
            DisplayRepresentation(
                title: "Order \(drink!)",
                subtitle: "One \(size!) cup"
            )
        }
        IntentPrediction(displayRepresentation: {
            DisplayRepresentation(
                title: "Order coffee",
                subtitle: ""
            )
        })
    }

    func perform() async throws -> some IntentResult & ReturnsValue<CoffeeOrderAppEntity> {
        // TODO: Move the work of the old handler here.
        let value: CoffeeOrderAppEntity = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var drinkParameterConfiguration: Self {
        "Which drink?"
    }
    static var drinkParameterPrompt: Self {
        "What would you like to drink?"
    }
    static func drinkParameterDisambiguationIntro(count: Int, drink: CoffeeDrinkAppEntity) -> Self {
        "There are \(count) drinks called ‘\(drink)’."
    }
    static var drinkParameterDisambiguationSelection: Self {
        "Which of them would you like?"
    }
    static func drinkParameterConfirmation(drink: CoffeeDrinkAppEntity) -> Self {
        "Just to confirm, you wanted ‘\(drink)’?"
    }
    static var sizeParameterPrompt: Self {
        "Which size?"
    }
    static func sizeParameterConfirmation(size: CupSizeAppEnum) -> Self {
        "Just to confirm, you wanted a \(size) cup?"
    }
    static var quantityParameterPrompt: Self {
        "How many?"
    }
    static func quantityParameterNotEnoughBeans(quantity: Int) -> Self {
        "The bar does not have the beans for \(quantity) drinks."
    }
    static var extrasParameterPrompt: Self {
        "Any extras?"
    }
    static var extrasParameterSoldOut: Self {
        "Extras: this one is sold out."
    }
    static var addressParameterPrompt: Self {
        "Where should it go?"
    }
    static func responseSuccess(order: CoffeeOrderAppEntity, paid: Bool) -> Self {
        "Your order of \(order) is placed and \(paid ? String(localized: "paid") : String(localized: "not paid yet"))."
    }
    static var responseFailure: Self {
        "Your order could not be placed."
    }
    static func responseSuccessLater(orderNumber: Int, waitTime: Measurement<UnitDuration>) -> Self {
        "Your order is number \(orderNumber). It will be ready in \(waitTime, format: .measurement(width: .wide))."
    }
    static func responseFailureSoldOut(drink: CoffeeDrinkAppEntity) -> Self {
        "\(drink) is sold out today."
    }
    static func responseFailureNoCupSize(size: CupSizeAppEnum, drinkRoast: RoastLevelAppEnum) -> Self {
        "We have no \(size) cups left for \(drinkRoast) coffee."
    }
}
