// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `QuillCleanUpTextIntent`: “Clean Up Text”.
///
/// “Removes blank lines and double spaces.”
///
/// - Summary: “Clean up ${text} & wrap after ${width} characters”
class QuillCleanUpTextIntentHandler: NSObject, QuillCleanUpTextIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: QuillCleanUpTextIntent) async -> QuillCleanUpTextIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return QuillCleanUpTextIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: QuillCleanUpTextIntent) async -> QuillCleanUpTextIntentResponse {
        switch await outcome(of: intent) {
        case .success(let removed, let text):
            let response = QuillCleanUpTextIntentResponse.success(removed: removed)
            response.text = text
            return response
        case .failure:
            return QuillCleanUpTextIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return QuillCleanUpTextIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Done. ${removed} characters < before.”
        case success(removed: NSNumber, text: String?)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillCleanUpTextIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: QuillCleanUpTextIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
