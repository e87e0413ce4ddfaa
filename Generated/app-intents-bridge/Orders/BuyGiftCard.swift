// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct BuyGiftCard: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "BuyGiftCardIntent"
    static let title: LocalizedStringResource = "Buy a Gift Card"
    static let description: IntentDescription? = IntentDescription(
        "Buys a gift card and sends it to a friend.",
        categoryName: "Order"
    )
    static let isDiscoverable = false
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(title: "Amount", requestValueDialog: "How much should be on it?")
    var amount: IntentCurrencyAmount?

    @Parameter(title: "Recipient", requestValueDialog: "Who is it for?")
    var recipient: IntentPerson?

    @Parameter(title: "Payment Method")
    var method: IntentPaymentMethod?

    @Parameter(
        title: "Greeting",
        default: "Enjoy your coffee!",
        inputOptions: String.IntentInputOptions(keyboardType: .default, multiline: true)
    )
    var greeting: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Buy a Gift Card")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any BuyGiftCardIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<IntentCurrencyAmount>(
            name: "amount",
            current: { amount },
            read: { ($0 as? INCurrencyAmount).map { IntentCurrencyAmount($0) } },
            assign: { value, answer in
                amount = value
                legacy.amount = (answer as? INCurrencyAmount) ?? value?.legacy
            },
            ask: { try await $amount.requestValue("How much should be on it?") },
            choose: { try await $amount.requestDisambiguation(among: $0) },
            confirm: { try await $amount.requestConfirmation(for: $0) },
            refuse: { _ in BuyGiftCardError.amount }
        ).settle { await handler.resolveAmount(for: legacy).bridgeOutcome }
        try await BridgedParameter<IntentPerson>(
            name: "recipient",
            current: { recipient },
            read: { ($0 as? INPerson).map { IntentPerson($0) } },
            assign: { value, answer in
                recipient = value
                legacy.recipient = (answer as? INPerson) ?? value?.legacy
            },
            ask: { try await $recipient.requestValue("Who is it for?") },
            choose: { try await $recipient.requestDisambiguation(among: $0) },
            confirm: { try await $recipient.requestConfirmation(for: $0) },
            refuse: { _ in BuyGiftCardError.recipient }
        ).settle { await handler.resolveRecipient(for: legacy).bridgeOutcome }
        var question: IntentDialog = "Buy a Gift Card?"
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
            if confirmation.code != .inProgress {
                question = dialog(for: confirmation) ?? question
            }
        }
        if SiriKitBridge.asksPerson {
            if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
                try await requestConfirmation(actionName: .buy, dialog: question)
            } else {
                try await requestConfirmation()
            }
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "BuyGiftCardIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        return .result(dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: BuyGiftCardIntent {
        let legacy = BuyGiftCardIntent()
        legacy.amount = amount?.legacy
        legacy.recipient = recipient?.legacy
        legacy.method = method?.legacy
        legacy.greeting = greeting
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: BuyGiftCardIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw BuyGiftCardError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw BuyGiftCardError.failure
            }
        case .failureDeclined:
            throw BuyGiftCardError.failureDeclined(method: SiriKitBridge.text(response.method))
        default:
            throw BuyGiftCardError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: BuyGiftCardIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "A card worth \(SiriKitBridge.text(response.balance)) is on its way to \(SiriKitBridge.text(response.recipient))."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘Buy a Gift Card’ can fail.
enum BuyGiftCardError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureDeclined(method: String)
    case amount
    case recipient

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureDeclined(let method):
            "The payment with \(method) was declined."
        case .amount:
            "This value can’t be used."
        case .recipient:
            "This value can’t be used."
        }
    }
}

#endif
