// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `ShareDocumentIntent` is left out: the definition does not let the system suggest it.
/// - `INSendMessageIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INStartCallIntent` is left out: only the app knows what a shortcut to it is about.
package enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    package static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makePostUpdateIntent(),
            makeSendVoiceNoteIntent(),
        ]
        return intents.compactMap { intent in
            INShortcut(intent: intent)
        }
    }

    /// Suggests the shortcuts in Siri's settings and in Shortcuts.
    ///
    /// Called when the app starts, and whenever the shortcuts change.
    package static func suggest() {
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
    }

    #if !os(macOS) && !os(tvOS)
    /// The shortcuts for the Siri watch face, which `INRelevantShortcutStore.default` takes.
    ///
    /// Their `relevanceProviders` tell when or where each is of use; without any, the system
    /// decides.
    package static var relevantShortcuts: [INRelevantShortcut] {
        return suggestions.map { shortcut in
            let relevant = INRelevantShortcut(shortcut: shortcut)
            relevant.shortcutRole = .action
            return relevant
        }
    }
    #endif

    // MARK: - Intents

    /// `PostUpdateIntent`: “Post an Update”.
    package static func makePostUpdateIntent() -> PostUpdateIntent {
        let intent = PostUpdateIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "QPMt9i",
            tableName: "Messaging",
            value: "Post an Update",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `message`, `audience`: “Post ${message}”
        return intent
    }

    /// `SendVoiceNoteIntent`: “Send a Voice Note”.
    package static func makeSendVoiceNoteIntent() -> SendVoiceNoteIntent {
        let intent = SendVoiceNoteIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "2FHdT0",
            tableName: "Messaging",
            value: "Send a Voice Note",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `recording`, `recipients`: “Send a voice note to ${recipients}”
        // - `recording`, `recipients`, `transcript`: “Send a voice note to ${recipients}”
        return intent
    }
}
