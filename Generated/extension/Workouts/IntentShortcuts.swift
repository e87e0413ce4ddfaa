// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `LogMeasurementsIntent` is left out: the definition does not let the system suggest it.
/// - `INStartWorkoutIntent` is left out: only the app knows what a shortcut to it is about.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeStartIntervalsIntent(),
            makeCheckInAtGymIntent(),
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

    /// `StartIntervalsIntent`: “Start Interval Training”.
    ///
    /// - Said as “Start my intervals with ${applicationName}”
    static func makeStartIntervalsIntent() -> StartIntervalsIntent {
        let intent = StartIntervalsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "DYupDi",
            tableName: "Workouts",
            value: "Start Interval Training",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `style`, `rounds`, `work`: “Start ${rounds} rounds of ${style} with ${work} each”
        return intent
    }

    /// `CheckInAtGymIntent`: “Check In at the Gym”.
    static func makeCheckInAtGymIntent() -> CheckInAtGymIntent {
        let intent = CheckInAtGymIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "mlqihg",
            tableName: "Workouts",
            value: "Check In at the Gym",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `gym`: “Check in at ${gym}”
        return intent
    }
}
