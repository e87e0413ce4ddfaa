// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `RenewLoansIntent`: “Renew Loans”.
///
/// “Asks the library for more time with your books.”
///
/// - The user is asked for a confirmation before it is handled.
class RenewLoansIntentHandler: NSObject, RenewLoansIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: RenewLoansIntent) async -> RenewLoansIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return RenewLoansIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: RenewLoansIntent) async -> RenewLoansIntentResponse {
        switch await outcome(of: intent) {
        case .success(let until):
            return .success(until: until)
        case .failure:
            return RenewLoansIntentResponse(code: .failure, userActivity: nil)
        case .failureReserved:
            return RenewLoansIntentResponse(code: .failureReserved, userActivity: nil)
        case .other(let code):
            return RenewLoansIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “You may keep them until ${until}.”
        case success(until: DateComponents)

        /// A failure without a text of its own.
        case failure

        /// A failure: “Somebody else is waiting for one of them.”
        case failureReserved

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(RenewLoansIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: RenewLoansIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
