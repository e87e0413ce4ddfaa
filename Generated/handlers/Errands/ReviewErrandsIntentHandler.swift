// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `ReviewErrandsIntent`: “Review Errands”.
///
/// “Shows what is left to do.”
class ReviewErrandsIntentHandler: NSObject, ReviewErrandsIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ReviewErrandsIntent) async -> ReviewErrandsIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return ReviewErrandsIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ReviewErrandsIntent) async -> ReviewErrandsIntentResponse {
        switch await outcome(of: intent) {
        case .failure:
            return ReviewErrandsIntentResponse(code: .failure, userActivity: nil)
        case .success:
            return ReviewErrandsIntentResponse(code: .success, userActivity: nil)
        case .other(let code):
            return ReviewErrandsIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A failure without a text of its own.
        case failure

        /// A success without a text of its own.
        case success

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(ReviewErrandsIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: ReviewErrandsIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
