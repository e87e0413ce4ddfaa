// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct GetReceipt: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "GetReceiptIntent"
    static let title: LocalizedStringResource = "Get Receipt"
    static let description: IntentDescription? = IntentDescription(
        "Loads the receipt of an order as a PDF file.",
        categoryName: "Download"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: "Order",
        inputConnectionBehavior: .connectToPreviousIntentResult,
        query: GetReceiptOrderOptionsQuery()
    )
    var order: CoffeeOrderAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Get the receipt of \(\.$order)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any GetReceiptIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "GetReceiptIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = (response.receipt.map { IntentFile($0) }) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value)
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: GetReceiptIntent {
        let legacy = GetReceiptIntent()
        legacy.order = order?.legacy
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: GetReceiptIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw GetReceiptError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw GetReceiptError.failure
            }
        case .failureTooOld:
            throw GetReceiptError.failureTooOld
        default:
            throw GetReceiptError.failure
        }
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

#endif
