// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct GetReceipt: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "GetReceiptIntent"

    static let title: LocalizedStringResource = "Get Receipt"
    static let description = IntentDescription("Loads the receipt of an order as a PDF file.")

    @Parameter(title: "Order")
    var order: CoffeeOrderAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Get the receipt of \(\.$order)")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$order)) { order in
            DisplayRepresentation(
                title: "Get the receipt of \(order!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        // TODO: Move the work of the old handler here.
        let value: IntentFile = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var responseFailureTooOld: Self {
        "Receipts are kept for one year only."
    }
}
