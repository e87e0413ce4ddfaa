// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `AddErrandIntent`: “Add an Errand”.
///
/// “Puts something on your list of errands.”
class AddErrandIntentHandler: NSObject, AddErrandIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: AddErrandIntent) async -> AddErrandIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return AddErrandIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: AddErrandIntent) async -> AddErrandIntentResponse {
        switch await outcome(of: intent) {
        case .failure:
            return AddErrandIntentResponse(code: .failure, userActivity: nil)
        case .success(let what, let position):
            return .success(what: what, position: position)
        case .failureDuplicate(let what):
            return .failureDuplicate(what: what)
        case .other(let code):
            return AddErrandIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A failure: “The list is full.”
        case failure

        /// A success: “${what} is number ${position} on your list.”
        case success(what: String, position: NSNumber)

        /// A failure: “${what} is on your list already.”
        case failureDuplicate(what: String)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(AddErrandIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: AddErrandIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
