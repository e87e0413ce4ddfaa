// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct GetReceipt: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    public static let intentClassName = "GetReceiptIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("bescTR", defaultValue: "Get Receipt")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("Def8kp", defaultValue: "Loads the receipt of an order as a PDF file."),
        categoryName: "Download"
    )

    @Parameter(
        title: LocalizedStringResource("Zv2wFC", defaultValue: "Order"),
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    public var order: CoffeeOrderAppEntity?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Get the receipt of \(\.$order)")
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$order) { order in
            DisplayRepresentation(
                title: LocalizedStringResource("0sRnRp", defaultValue: "Get the receipt of \(order!)"),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        // TODO: Move the work of `GetReceiptIntentHandling` here.
        //
        // - Where it failed, throw an error of `GetReceiptError`.
        let value: IntentFile = try MigrationGap.value()
        return .result(value: value)
    }
}

/// Why ‘Get Receipt’ can fail.
public enum GetReceiptError: Error, CustomLocalizedStringResourceConvertible {
    case failure
    case failureTooOld

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureTooOld:
            LocalizedStringResource("CjecBc", defaultValue: "Receipts are kept for one year only.")
        }
    }
}

fileprivate extension IntentDialog {
    static var responseFailureTooOld: Self {
        IntentDialog(LocalizedStringResource("CjecBc", defaultValue: "Receipts are kept for one year only."))
    }
}
