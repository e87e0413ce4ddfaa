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
nonisolated package class HandleCreateNote: NSObject, QuillCreateNoteIntentHandling {
    // MARK: - Resolving

    /// Resolves “Heading”.
    ///
    /// - Default: “New Note”
    /// - Placeholder: “Heading”
    /// - Prompt: “What is the heading?”
    package func resolveHeading(
        for intent: QuillCreateNoteIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        let heading = intent.heading ?? NSLocalizedString(
            "GmOWDm",
            tableName: "Notes",
            value: "New Note",
            comment: ""
        )
        completion(.success(with: heading))
    }

    /// Resolves “Notebook”.
    ///
    /// - Prompt: “In which notebook?”
    package func resolveNotebook(
        for intent: QuillCreateNoteIntent,
        with completion: @escaping (QuillNotebookResolutionResult) -> Void
    ) {
        guard let notebook = intent.notebook else {
            completion(.needsValue())
            return
        }
        // TODO: Check that the value still exists.
        completion(.success(with: notebook))
    }

    // MARK: - Options

    /// Lists the options for “Notebook”.
    package func provideNotebookOptionsCollection(
        for intent: QuillCreateNoteIntent,
        with completion: @escaping (INObjectCollection<QuillNotebook>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [QuillNotebook] = []
        completion(INObjectCollection(items: items), nil)
    }

    /// Supplies “Notebook” where no value is set.
    package func defaultNotebook(for intent: QuillCreateNoteIntent) -> QuillNotebook? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    package func confirm(intent: QuillCreateNoteIntent, completion: @escaping (QuillCreateNoteIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(QuillCreateNoteIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    package func handle(intent: QuillCreateNoteIntent, completion: @escaping (QuillCreateNoteIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let note):
                completion(.success(note: note))
            case .failure:
                completion(QuillCreateNoteIntentResponse(code: .failure, userActivity: nil))
            case .failureLocked:
                completion(QuillCreateNoteIntentResponse(code: .failureLocked, userActivity: nil))
            case .other(let code):
                completion(QuillCreateNoteIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    package enum Outcome {
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
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    package func outcome(of intent: QuillCreateNoteIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}

/// Handles `QuillCleanUpTextIntent`: “Clean Up Text”.
///
/// “Removes blank lines and double spaces.”
///
/// - Summary: “Clean up ${text} & wrap after ${width} characters”
nonisolated package class HandleCleanUpText: NSObject, QuillCleanUpTextIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    package func confirm(
        intent: QuillCleanUpTextIntent,
        completion: @escaping (QuillCleanUpTextIntentResponse) -> Void
    ) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(QuillCleanUpTextIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    package func handle(
        intent: QuillCleanUpTextIntent,
        completion: @escaping (QuillCleanUpTextIntentResponse) -> Void
    ) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let removed, let text):
                let response = QuillCleanUpTextIntentResponse.success(removed: removed)
                response.text = text
                completion(response)
            case .failure:
                completion(QuillCleanUpTextIntentResponse(code: .failure, userActivity: nil))
            case .other(let code):
                completion(QuillCleanUpTextIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    package enum Outcome {
        /// A success: “Done. ${removed} characters < before.”
        case success(removed: NSNumber, text: String?)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillCleanUpTextIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    package func outcome(of intent: QuillCleanUpTextIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}

/// Handles `QuillRunChecklistIntent`: “Run a Checklist”.
///
/// “Goes through a checklist step by step.”
///
/// - Summary: “Run ${note}”
/// - Summary: “Run ${note} from step ${startStep}”
nonisolated package class HandleRunChecklist: NSObject, QuillRunChecklistIntentHandling {
    // MARK: - Resolving

    /// Resolves “Checklist”.
    ///
    /// - Prompt: “Which checklist?”
    package func resolveNote(
        for intent: QuillRunChecklistIntent,
        with completion: @escaping (QuillStoredNoteResolutionResult) -> Void
    ) {
        guard let note = intent.note else {
            completion(.needsValue())
            return
        }
        // TODO: Check that the value still exists.
        completion(.success(with: note))
    }

    // MARK: - Options

    /// Lists the options for “Checklist”.
    package func provideNoteOptionsCollection(
        for intent: QuillRunChecklistIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<QuillStoredNote>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [QuillStoredNote] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            completion(INObjectCollection(items: items), nil)
            return
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        completion(INObjectCollection(items: matches), nil)
    }

    /// Supplies “Checklist” where no value is set.
    package func defaultNote(for intent: QuillRunChecklistIntent) -> QuillStoredNote? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    package func confirm(
        intent: QuillRunChecklistIntent,
        completion: @escaping (QuillRunChecklistIntentResponse) -> Void
    ) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(QuillRunChecklistIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    package func handle(
        intent: QuillRunChecklistIntent,
        completion: @escaping (QuillRunChecklistIntentResponse) -> Void
    ) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let isComplete):
                completion(.success(isComplete: isComplete))
            case .failure:
                completion(QuillRunChecklistIntentResponse(code: .failure, userActivity: nil))
            case .other(let code):
                completion(QuillRunChecklistIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    package enum Outcome {
        /// A success: “The list is ${isComplete}.”
        case success(isComplete: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillRunChecklistIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    package func outcome(of intent: QuillRunChecklistIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}

/// Handles `QuillGoToNotebookIntent`: “Go to a Notebook”.
///
/// “Opens a notebook at its last page.”
///
/// - The definition marks it as deprecated.
nonisolated package class HandleGoToNotebook: NSObject, QuillGoToNotebookIntentHandling {
    // MARK: - Options

    /// Lists the options for “Notebook”.
    package func provideNotebookOptionsCollection(
        for intent: QuillGoToNotebookIntent,
        with completion: @escaping (INObjectCollection<QuillNotebook>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [QuillNotebook] = []
        completion(INObjectCollection(items: items), nil)
    }

    /// Supplies “Notebook” where no value is set.
    package func defaultNotebook(for intent: QuillGoToNotebookIntent) -> QuillNotebook? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    package func confirm(
        intent: QuillGoToNotebookIntent,
        completion: @escaping (QuillGoToNotebookIntentResponse) -> Void
    ) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(QuillGoToNotebookIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    package func handle(
        intent: QuillGoToNotebookIntent,
        completion: @escaping (QuillGoToNotebookIntentResponse) -> Void
    ) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success:
                completion(QuillGoToNotebookIntentResponse(code: .success, userActivity: nil))
            case .failure:
                completion(QuillGoToNotebookIntentResponse(code: .failure, userActivity: nil))
            case .other(let code):
                completion(QuillGoToNotebookIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    package enum Outcome {
        /// A success without a text of its own.
        case success

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(QuillGoToNotebookIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    package func outcome(of intent: QuillGoToNotebookIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
