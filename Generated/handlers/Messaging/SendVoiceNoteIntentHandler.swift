// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `SendVoiceNoteIntent`: “Send a Voice Note”.
///
/// “Sends a recording to people you know.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
class SendVoiceNoteIntentHandler: NSObject, SendVoiceNoteIntentHandling {
    // MARK: - Resolving

    /// Resolves “Recipients”.
    ///
    /// - Prompt: “Who should hear it?”
    func resolveRecipients(for intent: SendVoiceNoteIntent) async -> [INPersonResolutionResult] {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            return [.needsValue()]
        }
        return recipients.map { value in
            return .success(with: value)
        }
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: SendVoiceNoteIntent) async -> SendVoiceNoteIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return SendVoiceNoteIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: SendVoiceNoteIntent) async -> SendVoiceNoteIntentResponse {
        switch await outcome(of: intent) {
        case .success(let length):
            return .success(length: length)
        case .failure:
            return SendVoiceNoteIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return SendVoiceNoteIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Sent a note of ${length}.”
        case success(length: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(SendVoiceNoteIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: SendVoiceNoteIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
