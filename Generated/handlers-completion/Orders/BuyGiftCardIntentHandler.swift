// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `BuyGiftCardIntent`: “Buy a Gift Card”.
///
/// “Buys a gift card and sends it to a friend.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
class BuyGiftCardIntentHandler: NSObject, BuyGiftCardIntentHandling {
    // MARK: - Resolving

    /// Resolves “Amount”.
    ///
    /// - Prompt: “How much should be on it?”
    func resolveAmount(
        for intent: BuyGiftCardIntent,
        with completion: @escaping (INCurrencyAmountResolutionResult) -> Void
    ) {
        guard let amount = intent.amount else {
            completion(.needsValue())
            return
        }
        completion(.success(with: amount))
    }

    /// Resolves “Recipient”.
    ///
    /// - Prompt: “Who is it for?”
    func resolveRecipient(
        for intent: BuyGiftCardIntent,
        with completion: @escaping (INPersonResolutionResult) -> Void
    ) {
        guard let recipient = intent.recipient else {
            completion(.needsValue())
            return
        }
        completion(.success(with: recipient))
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: BuyGiftCardIntent, completion: @escaping (BuyGiftCardIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(BuyGiftCardIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: BuyGiftCardIntent, completion: @escaping (BuyGiftCardIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let balance, let recipient):
                completion(.success(balance: balance, recipient: recipient))
            case .failure:
                completion(BuyGiftCardIntentResponse(code: .failure, userActivity: nil))
            case .failureDeclined(let method):
                completion(.failureDeclined(method: method))
            case .other(let code):
                completion(BuyGiftCardIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “A card worth ${balance} is on its way to ${recipient}.”
        case success(balance: INCurrencyAmount, recipient: INPerson)

        /// A failure without a text of its own.
        case failure

        /// A failure: “The payment with ${method} was declined.”
        case failureDeclined(method: INPaymentMethod)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(BuyGiftCardIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    func outcome(of intent: BuyGiftCardIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
