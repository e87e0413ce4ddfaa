// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `INAddTasksIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INCreateNoteIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INRequestRideIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INActivateCarSignalIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INPlayMediaIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INStartWorkoutIntent` is left out: only the app knows what a shortcut to it is about.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeAddErrandIntent(),
            makeOrderGroceriesIntent(),
            makeReviewErrandsIntent(),
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

    /// `AddErrandIntent`: “Add an Errand”.
    static func makeAddErrandIntent() -> AddErrandIntent {
        let intent = AddErrandIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "m4zByP",
            tableName: "Errands",
            value: "Add an Errand",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `shop`, `what`: “Get ${what}”
        // - `what`: “Add ${what}”
        // - `what`, `urgency`: “Add ${what}”
        return intent
    }

    /// `OrderGroceriesIntent`: “Order Groceries”.
    static func makeOrderGroceriesIntent() -> OrderGroceriesIntent {
        let intent = OrderGroceriesIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "a5IPGJ",
            tableName: "Errands",
            value: "Order Groceries",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `items`, `budget`, `payment`, `address`, `contact`, `isGift`, `weight`, `route`, `day`:
        //   “Order ${items} for ${contact}”
        // - `items`, `day`: “Order ${items}”
        return intent
    }

    /// `ReviewErrandsIntent`: “Review Errands”.
    static func makeReviewErrandsIntent() -> ReviewErrandsIntent {
        let intent = ReviewErrandsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "A3Osfj",
            tableName: "Errands",
            value: "Review Errands",
            comment: ""
        )
        return intent
    }
}
