// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct RequestRefund: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "RequestRefundIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "ctSAgk",
        defaultValue: "Request a Refund"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("fKozQE", defaultValue: "Asks for your money back when an order went wrong."),
        categoryName: "Request"
    )
    public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("PwVRTx", defaultValue: "Order"),
        requestValueDialog: IntentDialog(LocalizedStringResource("87cMpj", defaultValue: "Which order was it?")),
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    public var order: CoffeeOrderAppEntity?

    @Parameter(
        title: LocalizedStringResource("oojxkL", defaultValue: "Reason"),
        requestValueDialog: IntentDialog(LocalizedStringResource("trupKi", defaultValue: "What went wrong?"))
    )
    public var reason: RefundReasonAppEnum?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Ask for a refund of \(\.$order) because: \(\.$reason)")
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$order, \.$reason)) { order, reason in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "3Runfn",
                    defaultValue: "Ask for a refund of \(order!) because: \(reason!)"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: \.$order) { order in
            DisplayRepresentation(
                title: LocalizedStringResource("SBQjvd", defaultValue: "Refund \(order!)"),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        guard let order else {
            throw $order.needsValueError(
                IntentDialog(LocalizedStringResource("87cMpj", defaultValue: "Which order was it?"))
            )
        }
        guard let reason else {
            throw $reason.needsValueError(
                IntentDialog(LocalizedStringResource("trupKi", defaultValue: "What went wrong?"))
            )
        }
        try await requestConfirmation(actionName: .request, dialog: "Request a Refund?")
        // TODO: Move the work of `RequestRefundIntentHandling` here.
        //
        // - Where it failed, throw an error of `RequestRefundError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        // - Ask with `chooseOrder(among:)`.
        _ = (order, reason)
        let value: IntentCurrencyAmount = try MigrationGap.value()
        let outcome: RequestRefundOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }

    private func chooseOrder(among values: [CoffeeOrderAppEntity]) async throws -> CoffeeOrderAppEntity {
        return try await $order.requestDisambiguation(
            among: values,
            dialog: IntentDialog(
                LocalizedStringResource("ohktkw", defaultValue: "You placed \(values.count) orders.")
            )
        )
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
            IntentDialog(LocalizedStringResource("3bHcgo", defaultValue: "We will pay back \(amount)."))
        case .inReview(let reason):
            IntentDialog(LocalizedStringResource("nQH7Tk", defaultValue: "We are looking into it: \(reason)."))
        }
    }
}

/// Why ‘Request a Refund’ can fail.
public enum RequestRefundError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}

fileprivate extension IntentDialog {
    static var orderParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("87cMpj", defaultValue: "Which order was it?"))
    }
    static func orderParameterDisambiguationIntro(count: Int) -> Self {
        IntentDialog(LocalizedStringResource("ohktkw", defaultValue: "You placed \(count) orders."))
    }
    static var reasonParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("trupKi", defaultValue: "What went wrong?"))
    }
    static func responseSuccess(amount: IntentCurrencyAmount) -> Self {
        IntentDialog(LocalizedStringResource("3bHcgo", defaultValue: "We will pay back \(amount)."))
    }
    static func responseInReview(reason: RefundReasonAppEnum) -> Self {
        IntentDialog(LocalizedStringResource("nQH7Tk", defaultValue: "We are looking into it: \(reason)."))
    }
}
