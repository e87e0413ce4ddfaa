// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `LogReadingIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeRateBookIntent(),
            makeRenewLoansIntent(),
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

    /// `RateBookIntent`: “Rate a Book”.
    static func makeRateBookIntent() -> RateBookIntent {
        let intent = RateBookIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "nhoixU",
            tableName: "Reading",
            value: "Rate a Book",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `book`, `stars`, `review`: “Rate ${book} with ${stars} stars”
        return intent
    }

    /// `RenewLoansIntent`: “Renew Loans”.
    static func makeRenewLoansIntent() -> RenewLoansIntent {
        let intent = RenewLoansIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "zqo1lI",
            tableName: "Reading",
            value: "Renew Loans",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `books`: “Renew ${books}”
        return intent
    }
}
