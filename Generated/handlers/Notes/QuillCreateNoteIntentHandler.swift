// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `QuillCreateNoteIntent`: “Create a Note”.
///
/// “Writes a new note into a notebook.”
///
/// - Summary: “Create ${heading} with ${text} in ${notebook}”
class QuillCreateNoteIntentHandler: NSObject, QuillCreateNoteIntentHandling {
    // MARK: - Resolving

    /// Resolves “Heading”.
    ///
    /// - Default: “New Note”
    /// - Placeholder: “Heading”
    /// - Prompt: “What is the heading?”
    func resolveHeading(for intent: QuillCreateNoteIntent) async -> INStringResolutionResult {
        let heading = intent.heading ?? NSLocalizedString(
            "GmOWDm",
            tableName: "Notes",
            value: "New Note",
            comment: ""
        )
        return .success(with: heading)
    }

    /// Resolves “Notebook”.
    ///
    /// - Prompt: “In which notebook?”
    func resolveNotebook(for intent: QuillCreateNoteIntent) async -> QuillNotebookResolutionResult {
        guard let notebook = intent.notebook else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: notebook)
    }

    // MARK: - Options

    /// Lists the options for “Notebook”.
    func provideNotebookOptionsCollection(
        for intent: QuillCreateNoteIntent
    ) async throws -> INObjectCollection<QuillNotebook> {
        // TODO: List the values to choose from.
        let items: [QuillNotebook] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Notebook” where no value is set.
    func defaultNotebook(for intent: QuillCreateNoteIntent) -> QuillNotebook? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: QuillCreateNoteIntent) async -> QuillCreateNoteIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return QuillCreateNoteIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: QuillCreateNoteIntent) async -> QuillCreateNoteIntentResponse {
        switch await outcome(of: intent) {
        case .success(let note):
            return .success(note: note)
        case .failure:
            return QuillCreateNoteIntentResponse(code: .failure, userActivity: nil)
        case .failureLocked:
            return QuillCreateNoteIntentResponse(code: .failureLocked, userActivity: nil)
        case .other(let code):
            return QuillCreateNoteIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “I wrote ${note}.”
        case success(note: QuillStoredNote)

        /// A failure without a text of its own.
        case failure

        /// A failure: “The notebook is locked.”
        case failureLocked

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillCreateNoteIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: QuillCreateNoteIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
