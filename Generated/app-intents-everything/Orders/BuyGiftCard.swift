// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct BuyGiftCard: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "BuyGiftCardIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "ezUJP6",
        defaultValue: "Buy a Gift Card"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("IKQMjc", defaultValue: "Buys a gift card and sends it to a friend."),
        categoryName: "Order"
    )
    public static let isDiscoverable = false
    public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("lhBQBV", defaultValue: "Amount"),
        requestValueDialog: IntentDialog(LocalizedStringResource("pEh6bg", defaultValue: "How much should be on it?"))
    )
    public var amount: IntentCurrencyAmount?

    @Parameter(
        title: LocalizedStringResource("GWeZle", defaultValue: "Recipient"),
        requestValueDialog: IntentDialog(LocalizedStringResource("vE6Qoq", defaultValue: "Who is it for?"))
    )
    public var recipient: IntentPerson?

    @Parameter(title: LocalizedStringResource("81rlN3", defaultValue: "Payment Method"))
    public var method: IntentPaymentMethod?

    @Parameter(
        title: LocalizedStringResource("cIVc0I", defaultValue: "Greeting"),
        default: "Enjoy your coffee!",
        inputOptions: String.IntentInputOptions(keyboardType: .default, multiline: true)
    )
    public var greeting: String?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Buy a Gift Card")
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$amount, \.$recipient, \.$method, \.$greeting)) { amount, recipient, method, greeting in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "GEqCG2",
                    defaultValue: "Gift card for \(recipient!), paid with \(method!)"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$amount, \.$recipient)) { amount, recipient in
            DisplayRepresentation(
                title: LocalizedStringResource("ALZRQY", defaultValue: "Gift card for \(recipient!)"),
                subtitle: LocalizedStringResource("uUNVPH", defaultValue: "Worth \(amount!)")
            )
        }
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let amount else {
            throw $amount.needsValueError(
                IntentDialog(LocalizedStringResource("pEh6bg", defaultValue: "How much should be on it?"))
            )
        }
        guard let recipient else {
            throw $recipient.needsValueError(
                IntentDialog(LocalizedStringResource("vE6Qoq", defaultValue: "Who is it for?"))
            )
        }
        try await requestConfirmation(actionName: .buy, dialog: "Buy a Gift Card?")
        // TODO: Move the work of `BuyGiftCardIntentHandling` here.
        //
        // - Where it failed, throw an error of `BuyGiftCardError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        _ = (amount, recipient)
        let balance: IntentCurrencyAmount = try MigrationGap.value()
        let responseRecipient: IntentPerson = try MigrationGap.value()
        return .result(
            dialog: IntentDialog(
                LocalizedStringResource(
                    "X17ms3",
                    defaultValue: "A card worth \(balance) is on its way to \(responseRecipient)."
                )
            )
        )
    }
}

/// Why ‘Buy a Gift Card’ can fail.
public enum BuyGiftCardError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureDeclined(method: String)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureDeclined(let method):
            LocalizedStringResource("0nnBn5", defaultValue: "The payment with \(method) was declined.")
        }
    }
}

fileprivate extension IntentDialog {
    static var amountParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("pEh6bg", defaultValue: "How much should be on it?"))
    }
    static var recipientParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("vE6Qoq", defaultValue: "Who is it for?"))
    }
    static func responseSuccess(balance: IntentCurrencyAmount, recipient: IntentPerson) -> Self {
        IntentDialog(
            LocalizedStringResource("X17ms3", defaultValue: "A card worth \(balance) is on its way to \(recipient).")
        )
    }
    static func responseFailureDeclined(method: IntentPaymentMethod) -> Self {
        IntentDialog(LocalizedStringResource("0nnBn5", defaultValue: "The payment with \(method) was declined."))
    }
}
