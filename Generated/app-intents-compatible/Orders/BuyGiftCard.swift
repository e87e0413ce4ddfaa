// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct BuyGiftCard: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "BuyGiftCardIntent"

    static var title: LocalizedStringResource = "Buy a Gift Card"
    static var description = IntentDescription("Buys a gift card and sends it to a friend.")

    @Parameter(title: "Amount")
    var amount: IntentCurrencyAmount?

    @Parameter(title: "Recipient")
    var recipient: IntentPerson?

    @Parameter(title: "Payment Method")
    var method: IntentPaymentMethod?

    @Parameter(title: "Greeting", default: "Enjoy your coffee!")
    var greeting: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Buy a Gift Card")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$amount, \.$recipient, \.$method, \.$greeting)) { amount, recipient, method, greeting in
            DisplayRepresentation(
                title: "Gift card for \(recipient!), paid with \(method!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$amount, \.$recipient)) { amount, recipient in
            DisplayRepresentation(
                title: "Gift card for \(recipient!)",
                subtitle: "Worth \(amount!)"
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
    static var amountParameterPrompt: Self {
        "How much should be on it?"
    }
    static var recipientParameterPrompt: Self {
        "Who is it for?"
    }
    static func responseSuccess(balance: IntentCurrencyAmount, recipient: IntentPerson) -> Self {
        "A card worth \(balance) is on its way to \(recipient)."
    }
    static func responseFailureDeclined(method: IntentPaymentMethod) -> Self {
        "The payment with \(method) was declined."
    }
}
