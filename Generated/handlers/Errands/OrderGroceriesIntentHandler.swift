// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `OrderGroceriesIntent`: “Order Groceries”.
///
/// “Has your groceries brought to the door.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
class OrderGroceriesIntentHandler: NSObject, OrderGroceriesIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: OrderGroceriesIntent) async -> OrderGroceriesIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return OrderGroceriesIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: OrderGroceriesIntent) async -> OrderGroceriesIntentResponse {
        switch await outcome(of: intent) {
        case .failure:
            return OrderGroceriesIntentResponse(code: .failure, userActivity: nil)
        case .success(let total):
            return .success(total: total)
        case .failureCard(let payment):
            return .failureCard(payment: payment)
        case .other(let code):
            return OrderGroceriesIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A failure without a text of its own.
        case failure

        /// A success: “Your groceries cost ${total}.”
        case success(total: INCurrencyAmount)

        /// A failure: “${payment} was declined.”
        case failureCard(payment: INPaymentMethod)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(OrderGroceriesIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: OrderGroceriesIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
