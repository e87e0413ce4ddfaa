// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct GetReceipt: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, DeprecatedAppIntent, ForegroundContinuableIntent {
    public static let intentClassName = "GetReceiptIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("bescTR", defaultValue: "Get Receipt")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("Def8kp", defaultValue: "Loads the receipt of an order as a PDF file."),
        categoryName: "Download"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    public static var deprecation: IntentDeprecation<OrderCoffee> {
        IntentDeprecation(message: "This action has been replaced.", replacedBy: OrderCoffee.self)
    }

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
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        let value: IntentFile = try MigrationGap.value()
        return .result(value: value)
    }
}

/// Why ‘Get Receipt’ can fail.
public enum GetReceiptError: Error, Equatable, CustomLocalizedStringResourceConvertible {
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
