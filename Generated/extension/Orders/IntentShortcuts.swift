// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `BookTableIntent` is left out: the definition does not let the system suggest it.
/// - `GetReceiptIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeOrderCoffeeIntent(),
            makeBuyGiftCardIntent(),
            makeRequestRefundIntent(),
        ]
        return intents.compactMap { intent in
            INShortcut(intent: intent)
        }
    }

    /// Suggests the shortcuts in Siri's settings and in Shortcuts.
    ///
    /// Called when the app starts, and whenever the shortcuts change.
    static func suggest() {
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
    }

    #if !os(macOS) && !os(tvOS)
    /// The shortcuts for the Siri watch face, which `INRelevantShortcutStore.default` takes.
    ///
    /// Their `relevanceProviders` tell when or where each is of use; without any, the system
    /// decides.
    static var relevantShortcuts: [INRelevantShortcut] {
        return suggestions.map { shortcut in
            let relevant = INRelevantShortcut(shortcut: shortcut)
            relevant.shortcutRole = .action
            return relevant
        }
    }
    #endif

    // MARK: - Intents

    /// `OrderCoffeeIntent`: “Order Coffee”.
    ///
    /// - Said as “Order my usual with ${applicationName}”
    /// - Said as “Get a coffee from ${applicationName}”
    static func makeOrderCoffeeIntent() -> OrderCoffeeIntent {
        let intent = OrderCoffeeIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "17cnJ3",
            tableName: "Orders",
            value: "Order Coffee",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `drink`, `size`: “Order ${drink}”
        // - `drink`, `size`, `quantity`: “Order ${quantity} ${drink}”
        return intent
    }

    /// `BuyGiftCardIntent`: “Buy a Gift Card”.
    static func makeBuyGiftCardIntent() -> BuyGiftCardIntent {
        let intent = BuyGiftCardIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "ezUJP6",
            tableName: "Orders",
            value: "Buy a Gift Card",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `amount`, `recipient`: “Gift card for ${recipient}”
        // - `amount`, `recipient`, `method`, `greeting`: “Gift card for ${recipient}, paid with
        //   ${method}”
        return intent
    }

    /// `RequestRefundIntent`: “Request a Refund”.
    static func makeRequestRefundIntent() -> RequestRefundIntent {
        let intent = RequestRefundIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "ctSAgk",
            tableName: "Orders",
            value: "Request a Refund",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `order`: “Refund ${order}”
        // - `order`, `reason`: “Ask for a refund of ${order} because: ${reason}”
        return intent
    }
}
