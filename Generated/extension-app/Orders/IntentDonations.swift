// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
///
/// - `BookTableIntent` is left out: the definition does not let the system suggest it.
/// - `GetReceiptIntent` is left out: the definition does not let the system suggest it.
package enum IntentDonations {
    /// Donates `OrderCoffeeIntent`: “Order Coffee”.
    ///
    /// - Suggested as “Order coffee”
    /// - Suggested as “Order ${drink}”
    /// - Suggested as “Order ${quantity} ${drink}”
    package static func donate(
        _ intent: OrderCoffeeIntent,
        response: OrderCoffeeIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil,
        completion: (@Sendable (Error?) -> Void)? = nil
    ) {
        donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier,
            completion: completion
        )
    }

    /// Donates `BuyGiftCardIntent`: “Buy a Gift Card”.
    ///
    /// - Suggested as “Gift card for ${recipient}”
    /// - Suggested as “Gift card for ${recipient}, paid with ${method}”
    package static func donate(
        _ intent: BuyGiftCardIntent,
        response: BuyGiftCardIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil,
        completion: (@Sendable (Error?) -> Void)? = nil
    ) {
        donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier,
            completion: completion
        )
    }

    /// Donates `RequestRefundIntent`: “Request a Refund”.
    ///
    /// - Suggested as “Refund ${order}”
    /// - Suggested as “Ask for a refund of ${order} because: ${reason}”
    package static func donate(
        _ intent: RequestRefundIntent,
        response: RequestRefundIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil,
        completion: (@Sendable (Error?) -> Void)? = nil
    ) {
        donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier,
            completion: completion
        )
    }

    /// Donates an interaction.
    ///
    /// - Parameters:
    ///   - interaction: What the person did.
    ///   - identifier: What the donation is deleted by; a new one for nil.
    ///   - groupIdentifier: What it is deleted by together with others.
    private static func donate(
        _ interaction: INInteraction,
        identifier: String?,
        groupIdentifier: String?,
        completion: (@Sendable (Error?) -> Void)?
    ) {
        if let identifier {
            interaction.identifier = identifier
        }
        if let groupIdentifier {
            interaction.groupIdentifier = groupIdentifier
        }
        interaction.donate(completion: completion)
    }

    // MARK: - Taking donations back

    /// Takes donations back, for example when what they are about is no longer there.
    package static func delete(identifiers: [String], completion: (@Sendable (Error?) -> Void)? = nil) {
        INInteraction.delete(with: identifiers, completion: completion)
    }

    /// Takes all donations of a group back.
    package static func delete(groupIdentifier: String, completion: (@Sendable (Error?) -> Void)? = nil) {
        INInteraction.delete(with: groupIdentifier, completion: completion)
    }

    /// Takes all donations of the app back, for example when the person signs out.
    package static func deleteAll(completion: (@Sendable (Error?) -> Void)? = nil) {
        INInteraction.deleteAll(completion: completion)
    }
}
