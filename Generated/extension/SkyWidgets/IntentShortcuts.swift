// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `NightSkyIntent` is left out: it only configures a widget.
/// - `PlanetListIntent` is left out: it only configures a widget.
/// - `CountdownIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeMoonPhaseIntent(),
            makeShowConstellationIntent(),
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

    /// `MoonPhaseIntent`: “View the Moon Phase”.
    static func makeMoonPhaseIntent() -> MoonPhaseIntent {
        let intent = MoonPhaseIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "48Xy69",
            tableName: "SkyWidgets",
            value: "View the Moon Phase",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `hemisphere`, `day`: “View the ${hemisphere} moon of ${day}”
        return intent
    }

    /// `ShowConstellationIntent`: “Show a Constellation”.
    static func makeShowConstellationIntent() -> ShowConstellationIntent {
        let intent = ShowConstellationIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "L8gupm",
            tableName: "SkyWidgets",
            value: "Show a Constellation",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `constellation`: “Show ${constellation}”
        return intent
    }
}
