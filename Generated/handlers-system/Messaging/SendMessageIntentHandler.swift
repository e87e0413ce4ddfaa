// Scaffolded by intentc from Messaging.intentdefinition for INSendMessageIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(tvOS)

import Intents

/// Handles `INSendMessageIntent` of the domain Messaging: “Send a Message”.
///
/// “Sends a message to friends or to a channel.”
///
/// - Suggested as “Message ${recipients}”
/// - Suggested as “Message everyone in ${speakableGroupName}”
/// - In App Intents: schemas '.messages.sendMessage', '.messages.draftMessage' from iOS 27; the
///   schemas of messages are adopted all together or not at all.
/// - Not resolved, because that is deprecated: `groupName`.
@available(macOS 12.0, *)
class SendMessageIntentHandler: NSObject, INSendMessageIntentHandling {
    // MARK: - Resolving

    /// Resolves `recipients`.
    ///
    /// - Values: `INPerson`
    /// - Asked for where there are none.
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            return [intent.speakableGroupName == nil ? .needsValue() : .notRequired()]
        }
        return recipients.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.disambiguation(with:)`: The user chooses among several.
            // - `.unsupported(forReason:)`: `.noAccount`, `.offline`,
            //   `.messagingServiceNotEnabledForRecipient`, `.noValidHandle`,
            //   `.requestedHandleInvalid`, `.noHandleForLabel` (iOS 17.0, macOS 14.0, watchOS
            //   10.0), `.requiringInAppAuthentication`.
            return .success(with: value)
        }
    }

    /// Resolves `outgoingMessageType`.
    ///
    /// - Value: `INOutgoingMessageType`
    /// - May be missing.
    @available(iOS 14.0, watchOS 7.0, *)
    func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult {
        if intent.outgoingMessageType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.outgoingMessageType)
    }

    /// Resolves `content`.
    ///
    /// - Value: `String`
    /// - Asked for where it is missing.
    func resolveContent(for intent: INSendMessageIntent) async -> Intents.INStringResolutionResult {
        guard let content = intent.content else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: content)
    }

    #if !os(macOS)
    /// Resolves `speakableGroupName`.
    ///
    /// - Value: `INSpeakableString`
    /// - May be missing.
    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let speakableGroupName = intent.speakableGroupName else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: speakableGroupName)
    }
    #endif

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        // - `.failureMessageServiceNotAvailable`
        // - `.failureRequiringInAppAuthentication`, on iOS 17.0, macOS 14.0, watchOS 10.0
        let response = INSendMessageIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `sentMessages`, `[INMessage]?`
        return response
    }
}

#endif
