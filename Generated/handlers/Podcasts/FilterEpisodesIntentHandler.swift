// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `FilterEpisodesIntent`: “Filter Episodes”.
///
/// “Keeps only some of the episodes.”
///
/// - Summary: “Filter ${episodes} to ${filter}”
class FilterEpisodesIntentHandler: NSObject, FilterEpisodesIntentHandling {
    // MARK: - Options

    /// Lists the options for “Episodes”.
    func provideEpisodesOptionsCollection(
        for intent: FilterEpisodesIntent
    ) async throws -> INObjectCollection<PodcastEpisode> {
        // TODO: List the values to choose from.
        let items: [PodcastEpisode] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Episodes” where no value is set.
    func defaultEpisodes(for intent: FilterEpisodesIntent) -> [PodcastEpisode]? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: FilterEpisodesIntent) async -> FilterEpisodesIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return FilterEpisodesIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: FilterEpisodesIntent) async -> FilterEpisodesIntentResponse {
        switch await outcome(of: intent) {
        case .success(let episodes):
            let response = FilterEpisodesIntentResponse(code: .success, userActivity: nil)
            response.episodes = episodes
            return response
        case .failure:
            return FilterEpisodesIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return FilterEpisodesIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success(episodes: [PodcastEpisode]?)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(FilterEpisodesIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: FilterEpisodesIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
