// Scaffolded by intentc from Errands.intentdefinition for INCreateNoteIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INCreateNoteIntent` of the domain Lists and Notes: “Create a Note”.
///
/// “Keeps a note beside your errands.”
///
/// - Suggested as “Note ${content}”
/// - In App Intents: schema '.notes.createNote' from iOS 27.
class CreateNoteIntentHandler: NSObject, INCreateNoteIntentHandling {
    // MARK: - Resolving

    /// Resolves `title`.
    ///
    /// - Value: `INSpeakableString`
    /// - May be missing.
    func resolveTitle(for intent: INCreateNoteIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let title = intent.title else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: title)
    }

    /// Resolves `content`.
    ///
    /// - Value: `INNoteContent`
    /// - Asked for where it is missing.
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        guard let content = intent.content else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: content)
    }

    /// Resolves `groupName`.
    ///
    /// - Value: `INSpeakableString`
    /// - May be missing.
    func resolveGroupName(for intent: INCreateNoteIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let groupName = intent.groupName else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: groupName)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INCreateNoteIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        let response = INCreateNoteIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `createdNote`, `INNote?`
        return response
    }
}

#endif
