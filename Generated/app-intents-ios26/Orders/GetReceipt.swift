// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct GetReceipt: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "GetReceiptIntent"
    static let title: LocalizedStringResource = "Get Receipt"
    static let description: IntentDescription? = IntentDescription(
        "Loads the receipt of an order as a PDF file.",
        categoryName: "Download"
    )

    @Parameter(title: "Order", inputConnectionBehavior: .connectToPreviousIntentResult)
    var order: CoffeeOrderAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Get the receipt of \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        // TODO: Move the work of `GetReceiptIntentHandling` here.
        //
        // - Where it failed, throw an error of `GetReceiptError`.
        let value: IntentFile = try MigrationGap.value()
        return .result(value: value)
    }
}

/// Why ‘Get Receipt’ can fail.
enum GetReceiptError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureTooOld

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureTooOld:
            "Receipts are kept for one year only."
        }
    }
}
