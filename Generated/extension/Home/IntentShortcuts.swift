// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `ToggleDeviceIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeSetLightIntent(),
            makeSetClimateIntent(),
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

    /// `SetLightIntent`: “Set the Light”.
    static func makeSetLightIntent() -> SetLightIntent {
        let intent = SetLightIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "tGc5Ln",
            tableName: "Home",
            value: "Set the Light",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `mood`: “Light for ${mood}”
        return intent
    }

    /// `SetClimateIntent`: “Set the Room Climate”.
    static func makeSetClimateIntent() -> SetClimateIntent {
        let intent = SetClimateIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "qF4Oun",
            tableName: "Home",
            value: "Set the Room Climate",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `target`, `room`, `offset`: “Set ${room} to ${target}”
        return intent
    }
}
