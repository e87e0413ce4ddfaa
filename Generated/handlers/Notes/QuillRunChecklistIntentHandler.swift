// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `QuillRunChecklistIntent`: “Run a Checklist”.
///
/// “Goes through a checklist step by step.”
///
/// - Summary: “Run ${note}”
/// - Summary: “Run ${note} from step ${startStep}”
class QuillRunChecklistIntentHandler: NSObject, QuillRunChecklistIntentHandling {
    // MARK: - Resolving

    /// Resolves “Checklist”.
    ///
    /// - Prompt: “Which checklist?”
    func resolveNote(for intent: QuillRunChecklistIntent) async -> QuillStoredNoteResolutionResult {
        guard let note = intent.note else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: note)
    }

    // MARK: - Options

    /// Lists the options for “Checklist”.
    func provideNoteOptionsCollection(
        for intent: QuillRunChecklistIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<QuillStoredNote> {
        // TODO: List the values to choose from.
        let items: [QuillStoredNote] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Checklist” where no value is set.
    func defaultNote(for intent: QuillRunChecklistIntent) -> QuillStoredNote? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: QuillRunChecklistIntent) async -> QuillRunChecklistIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return QuillRunChecklistIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: QuillRunChecklistIntent) async -> QuillRunChecklistIntentResponse {
        switch await outcome(of: intent) {
        case .success(let isComplete):
            return .success(isComplete: isComplete)
        case .failure:
            return QuillRunChecklistIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return QuillRunChecklistIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “The list is ${isComplete}.”
        case success(isComplete: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillRunChecklistIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: QuillRunChecklistIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
