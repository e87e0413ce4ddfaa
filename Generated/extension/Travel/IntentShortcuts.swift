// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `ViewDeparturesIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeNavigateToStopIntent(),
            makeOpenTripIntent(),
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

    /// `NavigateToStopIntent`: “Navigate to a Stop”.
    static func makeNavigateToStopIntent() -> NavigateToStopIntent {
        let intent = NavigateToStopIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "KlJq0m",
            tableName: "Travel",
            value: "Navigate to a Stop",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `destination`: “Go to ${destination}”
        return intent
    }

    /// `OpenTripIntent`: “Open a Trip”.
    static func makeOpenTripIntent() -> OpenTripIntent {
        let intent = OpenTripIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "Om81dI",
            tableName: "Travel",
            value: "Open a Trip",
            comment: ""
        )
        return intent
    }
}
