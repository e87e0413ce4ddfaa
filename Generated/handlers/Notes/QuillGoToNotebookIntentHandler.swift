// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `QuillGoToNotebookIntent`: “Go to a Notebook”.
///
/// “Opens a notebook at its last page.”
///
/// - The definition marks it as deprecated.
class QuillGoToNotebookIntentHandler: NSObject, QuillGoToNotebookIntentHandling {
    // MARK: - Options

    /// Lists the options for “Notebook”.
    func provideNotebookOptionsCollection(
        for intent: QuillGoToNotebookIntent
    ) async throws -> INObjectCollection<QuillNotebook> {
        // TODO: List the values to choose from.
        let items: [QuillNotebook] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Notebook” where no value is set.
    func defaultNotebook(for intent: QuillGoToNotebookIntent) -> QuillNotebook? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: QuillGoToNotebookIntent) async -> QuillGoToNotebookIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return QuillGoToNotebookIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: QuillGoToNotebookIntent) async -> QuillGoToNotebookIntentResponse {
        switch await outcome(of: intent) {
        case .success:
            return QuillGoToNotebookIntentResponse(code: .success, userActivity: nil)
        case .failure:
            return QuillGoToNotebookIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return QuillGoToNotebookIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillGoToNotebookIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: QuillGoToNotebookIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
