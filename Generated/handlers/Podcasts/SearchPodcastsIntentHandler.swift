// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `SearchPodcastsIntent`: “Search for Podcasts”.
///
/// “Searches the catalogue for podcasts about a subject.”
///
/// - Summary: “Search for podcasts about ${query}”
class SearchPodcastsIntentHandler: NSObject, SearchPodcastsIntentHandling {
    // MARK: - Resolving

    /// Resolves “Subject”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “What should it be about?”
    func resolveQuery(for intent: SearchPodcastsIntent) async -> INStringResolutionResult {
        guard let query = intent.query else {
            return .needsValue()
        }
        return .success(with: query)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: SearchPodcastsIntent) async -> SearchPodcastsIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return SearchPodcastsIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: SearchPodcastsIntent) async -> SearchPodcastsIntentResponse {
        switch await outcome(of: intent) {
        case .success(let count, let shows):
            let response = SearchPodcastsIntentResponse.success(count: count)
            response.shows = shows
            return response
        case .failure:
            return SearchPodcastsIntentResponse(code: .failure, userActivity: nil)
        case .failureNoConnection:
            return SearchPodcastsIntentResponse(code: .failureNoConnection, userActivity: nil)
        case .other(let code):
            return SearchPodcastsIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “I found ${count} podcasts.”
        case success(count: NSNumber, shows: [PodcastShow]?)

        /// A failure without a text of its own.
        case failure

        /// A failure: “The catalogue cannot be reached.”
        ///
        /// - Printed: “No connection”
        case failureNoConnection

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(SearchPodcastsIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: SearchPodcastsIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
