// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `FindEpisodeIntent`: “Find an Episode”.
///
/// “Finds an episode by its name.”
///
/// - Summary: “Find an episode of ${show}”
/// - Summary: “Find ${episode} in ${show}”
class FindEpisodeIntentHandler: NSObject, FindEpisodeIntentHandling {
    // MARK: - Resolving

    /// Resolves “Episode”.
    ///
    /// - Only if `show` has a value
    /// - Prompt: “Which episode?”
    /// - Introduction to a choice: “There are ${count} episodes like ‘${episode}’.”
    func resolveEpisode(for intent: FindEpisodeIntent) async -> PodcastEpisodeResolutionResult {
        guard intent.show != nil else {
            return .notRequired()
        }
        guard let episode = intent.episode else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [episode]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    // MARK: - Options

    /// Lists the options for “Podcast”.
    func provideShowOptionsCollection(for intent: FindEpisodeIntent) async throws -> INObjectCollection<PodcastShow> {
        // TODO: List the values to choose from.
        let items: [PodcastShow] = []
        return INObjectCollection(items: items)
    }

    /// Lists the options for “Episode”.
    func provideEpisodeOptionsCollection(
        for intent: FindEpisodeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<PodcastEpisode> {
        // TODO: List the values to choose from; `intent.show` is known already.
        let items: [PodcastEpisode] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Podcast” where no value is set.
    func defaultShow(for intent: FindEpisodeIntent) -> PodcastShow? {
        // TODO: Return the value that most people want.
        return nil
    }

    /// Supplies “Episode” where no value is set.
    func defaultEpisode(for intent: FindEpisodeIntent) -> PodcastEpisode? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: FindEpisodeIntent) async -> FindEpisodeIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return FindEpisodeIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: FindEpisodeIntent) async -> FindEpisodeIntentResponse {
        switch await outcome(of: intent) {
        case .success(let episode):
            return .success(episode: episode)
        case .failure:
            return FindEpisodeIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return FindEpisodeIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “${episode} from ${episode.show}.”
        case success(episode: PodcastEpisode)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(FindEpisodeIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: FindEpisodeIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
