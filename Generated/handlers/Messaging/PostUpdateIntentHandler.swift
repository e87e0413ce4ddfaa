// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `PostUpdateIntent`: “Post an Update”.
///
/// “Posts a text, with a picture if you like.”
///
/// - Summary: “Post ${message} to ${audience}”
/// - The user is asked for a confirmation before it is handled.
class PostUpdateIntentHandler: NSObject, PostUpdateIntentHandling {
    // MARK: - Resolving

    /// Resolves “Text”.
    ///
    /// - May have several lines
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “What would you like to say?”
    func resolveMessage(for intent: PostUpdateIntent) async -> INStringResolutionResult {
        guard let message = intent.message else {
            return .needsValue()
        }
        return .success(with: message)
    }

    /// Resolves “Audience”.
    ///
    /// - Default: `.friends`
    /// - Prompt: “Who may see it?”
    /// - Confirmation: “Should ${audience} see it?”
    func resolveAudience(for intent: PostUpdateIntent) async -> PostAudienceResolutionResult {
        let audience = intent.audience == .unknown ? .friends : intent.audience
        // TODO: Check the value. Other answers are:
        //
        // - `.confirmationRequired(with: audience)`: “Should ${audience} see it?”
        return .success(with: audience)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: PostUpdateIntent) async -> PostUpdateIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return PostUpdateIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: PostUpdateIntent) async -> PostUpdateIntentResponse {
        switch await outcome(of: intent) {
        case .success(let link):
            return .success(link: link)
        case .failure:
            return PostUpdateIntentResponse(code: .failure, userActivity: nil)
        case .failureTooLong:
            return PostUpdateIntentResponse(code: .failureTooLong, userActivity: nil)
        case .other(let code):
            return PostUpdateIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Your update is online.”
        ///
        /// - Printed: “Online: ${link}”
        case success(link: URL)

        /// A failure without a text of its own.
        case failure

        /// A failure: “The text is too long.”
        ///
        /// - Printed: “Text too long”
        case failureTooLong

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(PostUpdateIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: PostUpdateIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
