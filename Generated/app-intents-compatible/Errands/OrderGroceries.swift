// Migrated by intentc from Errands.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct OrderGroceries: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "OrderGroceriesIntent"

    static var title: LocalizedStringResource = "Order Groceries"
    static var description = IntentDescription("Has your groceries brought to the door.")

    @Parameter(title: "Items")
    var items: [String]?

    @Parameter(title: "Day")
    var day: DateComponents?

    @Parameter(title: "Budget")
    var budget: IntentCurrencyAmount?

    @Parameter(title: "Payment")
    var payment: IntentPaymentMethod?

    @Parameter(title: "Address")
    var address: CLPlacemark?

    @Parameter(title: "Contact")
    var contact: IntentPerson?

    @Parameter(title: "Is Gift")
    var isGift: Bool?

    @Parameter(title: "Weight")
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Route")
    var route: Measurement<UnitLength>?

    static var parameterSummary: some ParameterSummary {
        Summary("Order Groceries")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(
            parameters: (\.$items, \.$budget, \.$payment, \.$address, \.$contact, \.$isGift, \.$weight, \.$route, \.$day)
        ) { items, budget, payment, address, contact, isGift, weight, route, day in
            DisplayRepresentation(
                title: "Order \(items!, format: .list(type: .and)) for \(contact!)",
                subtitle: "Up to \(budget!), paid with \(payment!)"
            )
        }
        IntentPrediction(parameters: (\.$items, \.$day)) { items, day in
            DisplayRepresentation(
                title: "Order \(items!, format: .list(type: .and))",
                subtitle: "For \(Calendar.current.date(from: day!) ?? .now, format: .dateTime)"
            )
        }
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static func responseSuccess(total: IntentCurrencyAmount) -> Self {
        "Your groceries cost \(total)."
    }
    static func responseFailureCard(payment: IntentPaymentMethod) -> Self {
        "\(payment) was declined."
    }
}
