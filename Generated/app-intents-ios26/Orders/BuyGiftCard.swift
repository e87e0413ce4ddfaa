// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct BuyGiftCard: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "BuyGiftCardIntent"
    static let title: LocalizedStringResource = "Buy a Gift Card"
    static let description: IntentDescription? = IntentDescription(
        "Buys a gift card and sends it to a friend.",
        categoryName: "Order"
    )
    static let isDiscoverable = false
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

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
        guard let amount else {
            throw $amount.needsValueError("How much should be on it?")
        }
        guard let recipient else {
            throw $recipient.needsValueError("Who is it for?")
        }
        try await requestConfirmation(actionName: .buy, dialog: "Buy a Gift Card?")
        // TODO: Move the work of `BuyGiftCardIntentHandling` here.
        //
        // - Where it failed, throw an error of `BuyGiftCardError`.
        _ = (amount, recipient)
        let balance: IntentCurrencyAmount = try MigrationGap.value()
        let responseRecipient: IntentPerson = try MigrationGap.value()
        return .result(dialog: "A card worth \(balance) is on its way to \(responseRecipient).")
    }
}

/// Why ‘Buy a Gift Card’ can fail.
enum BuyGiftCardError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureDeclined(method: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureDeclined(let method):
            "The payment with \(method) was declined."
        }
    }
}
