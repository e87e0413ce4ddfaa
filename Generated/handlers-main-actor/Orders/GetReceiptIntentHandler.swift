// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `GetReceiptIntent`: “Get Receipt”.
///
/// “Loads the receipt of an order as a PDF file.”
///
/// - Summary: “Get the receipt of ${order}”
@MainActor
public class GetReceiptIntentHandler: NSObject, @preconcurrency GetReceiptIntentHandling {
    /// Makes a handler, on whatever thread the system asks for one.
    nonisolated public override init() {
    }

    // MARK: - Options

    /// Lists the options for “Order”.
    public func provideOrderOptionsCollection(
        for intent: GetReceiptIntent
    ) async throws -> INObjectCollection<CoffeeOrder> {
        // TODO: List the values to choose from.
        let items: [CoffeeOrder] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Order” where no value is set.
    public func defaultOrder(for intent: GetReceiptIntent) -> CoffeeOrder? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    public func confirm(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return GetReceiptIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    public func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
        switch await outcome(of: intent) {
        case .success(let receipt):
            let response = GetReceiptIntentResponse(code: .success, userActivity: nil)
            response.receipt = receipt
            return response
        case .failure:
            return GetReceiptIntentResponse(code: .failure, userActivity: nil)
        case .failureTooOld:
            return GetReceiptIntentResponse(code: .failureTooOld, userActivity: nil)
        case .other(let code):
            return GetReceiptIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    public enum Outcome {
        /// A success without a text of its own.
        case success(receipt: INFile?)

        /// A failure without a text of its own.
        case failure

        /// A failure: “Receipts are kept for one year only.”
        case failureTooOld

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(GetReceiptIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    public func outcome(of intent: GetReceiptIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
