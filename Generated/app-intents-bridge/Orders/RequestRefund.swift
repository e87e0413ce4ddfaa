// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct RequestRefund: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "RequestRefundIntent"
    static let title: LocalizedStringResource = "Request a Refund"
    static let description: IntentDescription? = IntentDescription(
        "Asks for your money back when an order went wrong.",
        categoryName: "Request"
    )
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: "Order",
        requestValueDialog: "Which order was it?",
        inputConnectionBehavior: .connectToPreviousIntentResult,
        query: RequestRefundOrderOptionsQuery()
    )
    var order: CoffeeOrderAppEntity?

    @Parameter(title: "Reason", requestValueDialog: "What went wrong?")
    var reason: RefundReasonAppEnum?

    static var parameterSummary: some ParameterSummary {
        Summary("Ask for a refund of \(\.$order) because: \(\.$reason)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any RequestRefundIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<CoffeeOrderAppEntity>(
            name: "order",
            current: { order },
            read: { ($0 as? CoffeeOrder).map { CoffeeOrderAppEntity($0) } },
            assign: { value, answer in
                order = value
                legacy.order = (answer as? CoffeeOrder) ?? value?.legacy
            },
            ask: { try await $order.requestValue("Which order was it?") },
            choose: { try await chooseOrder(among: $0) },
            confirm: { try await $order.requestConfirmation(for: $0) },
            refuse: { _ in RequestRefundError.order }
        ).settle { await handler.resolveOrder(for: legacy).bridgeOutcome }
        try await BridgedParameter<RefundReasonAppEnum>(
            name: "reason",
            current: { reason },
            read: { ($0 as? Int).flatMap { RefundReason(rawValue: $0).flatMap { RefundReasonAppEnum($0) } } },
            assign: { value, _ in
                reason = value
                legacy.reason = value?.legacy ?? .unknown
            },
            ask: { try await $reason.requestValue("What went wrong?") },
            choose: { try await $reason.requestDisambiguation(among: $0) },
            confirm: { try await $reason.requestConfirmation(for: $0) },
            refuse: { _ in RequestRefundError.reason }
        ).settle { await handler.resolveReason(for: legacy).bridgeOutcome }
        var question: IntentDialog = "Request a Refund?"
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
            if confirmation.code != .inProgress {
                question = dialog(for: confirmation) ?? question
            }
        }
        if SiriKitBridge.asksPerson {
            if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
                try await requestConfirmation(actionName: .request, dialog: question)
            } else {
                try await requestConfirmation()
            }
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "RequestRefundIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = (response.amount.map { IntentCurrencyAmount($0) }) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: RequestRefundIntent {
        let legacy = RequestRefundIntent()
        legacy.order = order?.legacy
        legacy.reason = reason?.legacy ?? .unknown
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: RequestRefundIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress, .inReview:
            return
        case .ready:
            guard confirming else {
                throw RequestRefundError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw RequestRefundError.failure
            }
        default:
            throw RequestRefundError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: RequestRefundIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "We will pay back \(SiriKitBridge.text(response.amount))."
        case .inReview:
            return "We are looking into it: \(SiriKitBridge.text(RefundReasonAppEnum(response.reason)))."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }

    private func chooseOrder(among values: [CoffeeOrderAppEntity]) async throws -> CoffeeOrderAppEntity {
        return try await $order.requestDisambiguation(among: values, dialog: "You placed \(values.count) orders.")
    }
}

/// Why ‘Request a Refund’ can fail.
enum RequestRefundError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case order
    case reason

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .order:
            "This value can’t be used."
        case .reason:
            "This value can’t be used."
        }
    }
}

#endif
