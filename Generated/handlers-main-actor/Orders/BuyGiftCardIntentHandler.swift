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
@MainActor
public class BuyGiftCardIntentHandler: NSObject, @preconcurrency BuyGiftCardIntentHandling {
    /// Makes a handler, on whatever thread the system asks for one.
    nonisolated public override init() {
    }

    // MARK: - Resolving

    /// Resolves “Amount”.
    ///
    /// - Prompt: “How much should be on it?”
    public func resolveAmount(for intent: BuyGiftCardIntent) async -> INCurrencyAmountResolutionResult {
        guard let amount = intent.amount else {
            return .needsValue()
        }
        return .success(with: amount)
    }

    /// Resolves “Recipient”.
    ///
    /// - Prompt: “Who is it for?”
    public func resolveRecipient(for intent: BuyGiftCardIntent) async -> INPersonResolutionResult {
        guard let recipient = intent.recipient else {
            return .needsValue()
        }
        return .success(with: recipient)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    public func confirm(intent: BuyGiftCardIntent) async -> BuyGiftCardIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return BuyGiftCardIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    public func handle(intent: BuyGiftCardIntent) async -> BuyGiftCardIntentResponse {
        switch await outcome(of: intent) {
        case .success(let balance, let recipient):
            return .success(balance: balance, recipient: recipient)
        case .failure:
            return BuyGiftCardIntentResponse(code: .failure, userActivity: nil)
        case .failureDeclined(let method):
            return .failureDeclined(method: method)
        case .other(let code):
            return BuyGiftCardIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    public enum Outcome {
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
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    public func outcome(of intent: BuyGiftCardIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
