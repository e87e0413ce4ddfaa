// Scaffolded by intentc from Withdrawn.intentdefinition for INPayBillIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INPayBillIntent` of the domain Payments: “Pay a Bill”.
///
/// “Pays a bill from one of your accounts.”
///
/// - Suggested as “Pay ${billPayee}”
/// - Suggested as “Pay ${transactionAmount} to ${billPayee}”
/// - Suggested as “Pay the ${billType} bill”
/// - The intent is no longer supported by Siri since iOS 15.0.
/// - In App Intents: no counterpart; offer a plain app intent or nothing.
@available(iOS, introduced: 10.3, deprecated: 15.0, message: "No longer supported by Siri")
@available(watchOS, introduced: 3.2, deprecated: 8.0, message: "No longer supported by Siri")
class PayBillIntentHandler: NSObject, INPayBillIntentHandling {
    // MARK: - Resolving

    /// Resolves `billPayee`.
    ///
    /// - Value: `INBillPayee`
    /// - Asked for where it is missing.
    func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
        guard let billPayee = intent.billPayee else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: billPayee)
    }

    /// Resolves `fromAccount`.
    ///
    /// - Value: `INPaymentAccount`
    /// - May be missing.
    func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
        guard let fromAccount = intent.fromAccount else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: fromAccount)
    }

    /// Resolves `transactionAmount`.
    ///
    /// - Value: `INPaymentAmount`
    /// - Asked for where it is missing.
    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        guard let transactionAmount = intent.transactionAmount else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: transactionAmount)
    }

    /// Resolves `transactionScheduledDate`.
    ///
    /// - Value: `INDateComponentsRange`
    /// - May be missing.
    func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
        guard let transactionScheduledDate = intent.transactionScheduledDate else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: transactionScheduledDate)
    }

    /// Resolves `transactionNote`.
    ///
    /// - Value: `String`
    /// - May be missing.
    func resolveTransactionNote(for intent: INPayBillIntent) async -> Intents.INStringResolutionResult {
        guard let transactionNote = intent.transactionNote else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: transactionNote)
    }

    /// Resolves `billType`.
    ///
    /// - Value: `INBillType`
    /// - May be missing.
    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
        if intent.billType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.billType)
    }

    /// Resolves `dueDate`.
    ///
    /// - Value: `INDateComponentsRange`
    /// - May be missing.
    func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
        guard let dueDate = intent.dueDate else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: dueDate)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INPayBillIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        // - `.failureCredentialsUnverified`
        // - `.failureInsufficientFunds`
        let response = INPayBillIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `fromAccount`, `INPaymentAccount?`
        // - `billDetails`, `INBillDetails?`
        // - `transactionAmount`, `INPaymentAmount?`
        // - `transactionScheduledDate`, `INDateComponentsRange?`
        // - `transactionNote`, `String?`
        return response
    }
}

#endif
