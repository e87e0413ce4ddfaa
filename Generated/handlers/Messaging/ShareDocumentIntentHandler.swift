// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `ShareDocumentIntent`: “Share a Document”.
///
/// “Shares documents in a channel.”
///
/// - Summary: “Share ${documents} in ${in}”
class ShareDocumentIntentHandler: NSObject, ShareDocumentIntentHandling {
    // MARK: - Resolving

    /// Resolves “Documents”.
    ///
    /// - Content types: `com.adobe.pdf`, `public.presentation`, `public.spreadsheet`
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which documents?”
    func resolveDocuments(for intent: ShareDocumentIntent) async -> [ShareDocumentDocumentsResolutionResult] {
        guard let documents = intent.documents, !documents.isEmpty else {
            return [.needsValue()]
        }
        return documents.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.unsupported(forReason: .tooLarge)`: “Documents may have 50 MB at most.”
            // - `.unsupported(forReason: .empty)`: “This document is empty.”
            return .success(with: value)
        }
    }

    /// Resolves “Channel”.
    ///
    /// - Prompt: “In which channel?”
    /// - Introduction to a choice: “There are ${count} channels called ‘${in}’.”
    func resolveIn(for intent: ShareDocumentIntent) async -> ChatChannelResolutionResult {
        guard let `in` = intent.in else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [`in`]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    // MARK: - Options

    /// Lists the options for “Channel”.
    func provideInOptionsCollection(
        for intent: ShareDocumentIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<ChatChannel> {
        // TODO: List the values to choose from.
        let items: [ChatChannel] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Channel” where no value is set.
    func defaultIn(for intent: ShareDocumentIntent) -> ChatChannel? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ShareDocumentIntent) async -> ShareDocumentIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return ShareDocumentIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ShareDocumentIntent) async -> ShareDocumentIntentResponse {
        switch await outcome(of: intent) {
        case .success(let count, let channel):
            return .success(count: count, channel: channel)
        case .failure:
            return ShareDocumentIntentResponse(code: .failure, userActivity: nil)
        case .failureReadOnly(let channel):
            return .failureReadOnly(channel: channel)
        case .other(let code):
            return ShareDocumentIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Shared ${count} documents in ${channel}.”
        case success(count: NSNumber, channel: ChatChannel)

        /// A failure without a text of its own.
        case failure

        /// A failure: “You may only read in ${channel}.”
        case failureReadOnly(channel: ChatChannel)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(ShareDocumentIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: ShareDocumentIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
