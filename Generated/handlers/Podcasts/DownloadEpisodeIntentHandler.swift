// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `DownloadEpisodeIntent`: “Download an Episode”.
///
/// “Downloads an episode so that you can listen offline.”
///
/// - Summary: “Download ${episode}”
class DownloadEpisodeIntentHandler: NSObject, DownloadEpisodeIntentHandling {
    // MARK: - Resolving

    /// Resolves “Episode”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which episode should be downloaded?”
    func resolveEpisode(for intent: DownloadEpisodeIntent) async -> PodcastEpisodeResolutionResult {
        guard let episode = intent.episode else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: episode)
    }

    // MARK: - Options

    /// Lists the options for “Episode”.
    func provideEpisodeOptionsCollection(
        for intent: DownloadEpisodeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<PodcastEpisode> {
        // TODO: List the values to choose from.
        let items: [PodcastEpisode] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Episode” where no value is set.
    func defaultEpisode(for intent: DownloadEpisodeIntent) -> PodcastEpisode? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: DownloadEpisodeIntent) async -> DownloadEpisodeIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return DownloadEpisodeIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: DownloadEpisodeIntent) async -> DownloadEpisodeIntentResponse {
        switch await outcome(of: intent) {
        case .success(let file):
            let response = DownloadEpisodeIntentResponse(code: .success, userActivity: nil)
            response.file = file
            return response
        case .failure:
            return DownloadEpisodeIntentResponse(code: .failure, userActivity: nil)
        case .failureNoSpace(let remaining):
            return .failureNoSpace(remaining: remaining)
        case .later(let file):
            let response = DownloadEpisodeIntentResponse(code: .later, userActivity: nil)
            response.file = file
            return response
        case .other(let code):
            return DownloadEpisodeIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success(file: INFile?)

        /// A failure without a text of its own.
        case failure

        /// A failure: “Only ${remaining} GB are left.”
        case failureNoSpace(remaining: NSNumber)

        /// A success: “The download starts when Wi-Fi is there.”
        case later(file: INFile?)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(DownloadEpisodeIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: DownloadEpisodeIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
