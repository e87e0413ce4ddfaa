// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `QuillCleanUpTextIntent` is left out: the definition does not let the system suggest it.
/// - `QuillRunChecklistIntent` is left out: the definition does not let the system suggest it.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeQuillCreateNoteIntent(),
            makeQuillGoToNotebookIntent(),
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

    /// `QuillCreateNoteIntent`: “Create a Note”.
    ///
    /// - Said as “Write a note with ${applicationName}”
    /// - Said as “New page in ${applicationName}”
    static func makeQuillCreateNoteIntent() -> QuillCreateNoteIntent {
        let intent = QuillCreateNoteIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "Zdy74M",
            tableName: "Notes",
            value: "Create a Note",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `heading`, `notebook`: “Create ${heading}”
        return intent
    }

    /// `QuillGoToNotebookIntent`: “Go to a Notebook”.
    static func makeQuillGoToNotebookIntent() -> QuillGoToNotebookIntent {
        let intent = QuillGoToNotebookIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "KLtUdC",
            tableName: "Notes",
            value: "Go to a Notebook",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `notebook`: “Go to ${notebook}”
        return intent
    }
}
