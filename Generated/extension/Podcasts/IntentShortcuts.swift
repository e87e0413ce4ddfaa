// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
///
/// - `FindEpisodeIntent` is left out: the definition does not let the system suggest it.
/// - `FilterEpisodesIntent` is left out: the definition does not let the system suggest it.
/// - `INPlayMediaIntent` is left out: only the app knows what a shortcut to it is about.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makeSearchPodcastsIntent(),
            makeDownloadEpisodeIntent(),
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

    /// `SearchPodcastsIntent`: “Search for Podcasts”.
    static func makeSearchPodcastsIntent() -> SearchPodcastsIntent {
        let intent = SearchPodcastsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "jrtg41",
            tableName: "Podcasts",
            value: "Search for Podcasts",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `query`, `limit`: “Search for podcasts about ${query}”
        return intent
    }

    /// `DownloadEpisodeIntent`: “Download an Episode”.
    static func makeDownloadEpisodeIntent() -> DownloadEpisodeIntent {
        let intent = DownloadEpisodeIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "rpb03j",
            tableName: "Podcasts",
            value: "Download an Episode",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `episode`: “Download ${episode}”
        return intent
    }
}
