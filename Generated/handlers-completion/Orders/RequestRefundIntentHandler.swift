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
class RequestRefundIntentHandler: NSObject, RequestRefundIntentHandling {
    // MARK: - Resolving

    /// Resolves “Order”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which order was it?”
    /// - Introduction to a choice: “You placed ${count} orders.”
    func resolveOrder(
        for intent: RequestRefundIntent,
        with completion: @escaping (CoffeeOrderResolutionResult) -> Void
    ) {
        guard let order = intent.order else {
            completion(.needsValue())
            return
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [order]
        switch matches.count {
        case 0:
            completion(.unsupported())
        case 1:
            completion(.success(with: matches[0]))
        default:
            completion(.disambiguation(with: matches))
        }
    }

    /// Resolves “Reason”.
    ///
    /// - Prompt: “What went wrong?”
    func resolveReason(
        for intent: RequestRefundIntent,
        with completion: @escaping (RefundReasonResolutionResult) -> Void
    ) {
        if intent.reason == .unknown {
            completion(.needsValue())
            return
        }
        let reason = intent.reason
        completion(.success(with: reason))
    }

    // MARK: - Options

    /// Lists the options for “Order”.
    func provideOrderOptionsCollection(
        for intent: RequestRefundIntent,
        with completion: @escaping (INObjectCollection<CoffeeOrder>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [CoffeeOrder] = []
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
    }

    /// Supplies “Order” where no value is set.
    func defaultOrder(for intent: RequestRefundIntent) -> CoffeeOrder? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: RequestRefundIntent, completion: @escaping (RequestRefundIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(RequestRefundIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: RequestRefundIntent, completion: @escaping (RequestRefundIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let amount):
                completion(.success(amount: amount))
            case .failure:
                completion(RequestRefundIntentResponse(code: .failure, userActivity: nil))
            case .inReview(let reason, let amount):
                let response = RequestRefundIntentResponse.inReview(reason: reason)
                response.amount = amount
                completion(response)
            case .other(let code):
                completion(RequestRefundIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    enum Outcome {
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
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    func outcome(of intent: RequestRefundIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
