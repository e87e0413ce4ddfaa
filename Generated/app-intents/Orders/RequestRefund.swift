// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct RequestRefund: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "RequestRefundIntent"
    static let title: LocalizedStringResource = "Request a Refund"
    static let description: IntentDescription? = IntentDescription(
        "Asks for your money back when an order went wrong.",
        categoryName: "Request"
    )
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(
        title: "Order",
        requestValueDialog: "Which order was it?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var order: CoffeeOrderAppEntity?

    @Parameter(title: "Reason", requestValueDialog: "What went wrong?")
    var reason: RefundReasonAppEnum?

    static var parameterSummary: some ParameterSummary {
        Summary("Ask for a refund of \(\.$order) because: \(\.$reason)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        guard let order else {
            throw $order.needsValueError("Which order was it?")
        }
        guard let reason else {
            throw $reason.needsValueError("What went wrong?")
        }
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .request, dialog: "Request a Refund?")
        } else {
            try await requestConfirmation()
        }
        // TODO: Move the work of `RequestRefundIntentHandling` here.
        //
        // - Where it failed, throw an error of `RequestRefundError`.
        // - Ask with `chooseOrder(among:)`.
        _ = (order, reason)
        let value: IntentCurrencyAmount = try MigrationGap.value()
        let outcome: RequestRefundOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }

    private func chooseOrder(among values: [CoffeeOrderAppEntity]) async throws -> CoffeeOrderAppEntity {
        return try await $order.requestDisambiguation(among: values, dialog: "You placed \(values.count) orders.")
    }
}

/// How ‘Request a Refund’ can end well.
enum RequestRefundOutcome {
    case success(amount: IntentCurrencyAmount)
    case inReview(reason: RefundReasonAppEnum)

    /// What is said in the end.
    var dialog: IntentDialog {
        switch self {
        case .success(let amount):
            "We will pay back \(amount)."
        case .inReview(let reason):
            "We are looking into it: \(reason)."
        }
    }
}

/// Why ‘Request a Refund’ can fail.
enum RequestRefundError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
