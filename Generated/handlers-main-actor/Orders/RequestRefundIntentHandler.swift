// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `RequestRefundIntent`: “Request a Refund”.
///
/// “Asks for your money back when an order went wrong.”
///
/// - Summary: “Ask for a refund of ${order} because: ${reason}”
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
@MainActor
public class RequestRefundIntentHandler: NSObject, @preconcurrency RequestRefundIntentHandling {
    /// Makes a handler, on whatever thread the system asks for one.
    nonisolated public override init() {
    }

    // MARK: - Resolving

    /// Resolves “Order”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which order was it?”
    /// - Introduction to a choice: “You placed ${count} orders.”
    public func resolveOrder(for intent: RequestRefundIntent) async -> CoffeeOrderResolutionResult {
        guard let order = intent.order else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [order]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    /// Resolves “Reason”.
    ///
    /// - Prompt: “What went wrong?”
    public func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult {
        if intent.reason == .unknown {
            return .needsValue()
        }
        let reason = intent.reason
        return .success(with: reason)
    }

    // MARK: - Options

    /// Lists the options for “Order”.
    public func provideOrderOptionsCollection(
        for intent: RequestRefundIntent
    ) async throws -> INObjectCollection<CoffeeOrder> {
        // TODO: List the values to choose from.
        let items: [CoffeeOrder] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Order” where no value is set.
    public func defaultOrder(for intent: RequestRefundIntent) -> CoffeeOrder? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    public func confirm(intent: RequestRefundIntent) async -> RequestRefundIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return RequestRefundIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    public func handle(intent: RequestRefundIntent) async -> RequestRefundIntentResponse {
        switch await outcome(of: intent) {
        case .success(let amount):
            return .success(amount: amount)
        case .failure:
            return RequestRefundIntentResponse(code: .failure, userActivity: nil)
        case .inReview(let reason, let amount):
            let response = RequestRefundIntentResponse.inReview(reason: reason)
            response.amount = amount
            return response
        case .other(let code):
            return RequestRefundIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    public enum Outcome {
        /// A success: “We will pay back ${amount}.”
        case success(amount: INCurrencyAmount)

        /// A failure without a text of its own.
        case failure

        /// A success: “We are looking into it: ${reason}.”
        case inReview(reason: RefundReason, amount: INCurrencyAmount?)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(RequestRefundIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    public func outcome(of intent: RequestRefundIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
