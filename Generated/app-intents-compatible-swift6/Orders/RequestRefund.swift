// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct RequestRefund: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "RequestRefundIntent"

    static let title: LocalizedStringResource = "Request a Refund"
    static let description = IntentDescription("Asks for your money back when an order went wrong.")

    @Parameter(title: "Order")
    var order: CoffeeOrderAppEntity?

    @Parameter(title: "Reason")
    var reason: RefundReasonAppEnum?

    static var parameterSummary: some ParameterSummary {
        Summary("Ask for a refund of \(\.$order) because: \(\.$reason)")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$order, \.$reason)) { order, reason in
            DisplayRepresentation(
                title: "Ask for a refund of \(order!) because: \(reason!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$order)) { order in
            DisplayRepresentation(
                title: "Refund \(order!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
        // TODO: Move the work of the old handler here.
        let value: IntentCurrencyAmount = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var orderParameterPrompt: Self {
        "Which order was it?"
    }
    static func orderParameterDisambiguationIntro(count: Int) -> Self {
        "You placed \(count) orders."
    }
    static var reasonParameterPrompt: Self {
        "What went wrong?"
    }
    static func responseSuccess(amount: IntentCurrencyAmount) -> Self {
        "We will pay back \(amount)."
    }
    static func responseInReview(reason: RefundReasonAppEnum) -> Self {
        "We are looking into it: \(reason)."
    }
}
