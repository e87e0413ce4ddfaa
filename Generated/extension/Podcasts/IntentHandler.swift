// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Gives each intent to the object that handles it.
///
/// The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents
/// as `IntentsSupported`.
class IntentHandler: INExtension {
    /// A new handler for an intent; nil for an intent that the app does not handle, which then
    /// fails.
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is SearchPodcastsIntent:
            return SearchPodcastsIntentHandler()
        case is FindEpisodeIntent:
            return FindEpisodeIntentHandler()
        case is FilterEpisodesIntent:
            return FilterEpisodesIntentHandler()
        case is DownloadEpisodeIntent:
            return DownloadEpisodeIntentHandler()
        #if canImport(Intents) && !os(macOS)
        case is INPlayMediaIntent:
            return PlayMediaIntentHandler()
        #endif
        default:
            return nil
        }
    }
}
