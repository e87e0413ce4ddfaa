// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
///
/// - `ShareDocumentIntent` is left out: the definition does not let the system suggest it.
enum IntentDonations {
    /// Donates `PostUpdateIntent`: “Post an Update”.
    ///
    /// - Suggested as “Post ${message}”
    static func donate(
        _ intent: PostUpdateIntent,
        response: PostUpdateIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `SendVoiceNoteIntent`: “Send a Voice Note”.
    ///
    /// - Suggested as “Send a voice note to ${recipients}”
    static func donate(
        _ intent: SendVoiceNoteIntent,
        response: SendVoiceNoteIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    #if canImport(Intents) && !os(tvOS)
    /// Donates `INSendMessageIntent`.
    @available(macOS 12.0, *)
    static func donate(
        _ intent: INSendMessageIntent,
        response: INSendMessageIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }
    #endif

    #if canImport(Intents) && !os(macOS) && !os(tvOS)
    /// Donates `INStartCallIntent`.
    @available(iOS 13.0, watchOS 6.0, *)
    static func donate(
        _ intent: INStartCallIntent,
        response: INStartCallIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }
    #endif

    /// Donates an interaction.
    ///
    /// - Parameters:
    ///   - interaction: What the person did.
    ///   - identifier: What the donation is deleted by; a new one for nil.
    ///   - groupIdentifier: What it is deleted by together with others.
    private static func donate(
        _ interaction: INInteraction,
        identifier: String?,
        groupIdentifier: String?
    ) async throws {
        if let identifier {
            interaction.identifier = identifier
        }
        if let groupIdentifier {
            interaction.groupIdentifier = groupIdentifier
        }
        try await interaction.donate()
    }

    // MARK: - Taking donations back

    /// Takes donations back, for example when what they are about is no longer there.
    static func delete(identifiers: [String]) async throws {
        try await INInteraction.delete(with: identifiers)
    }

    /// Takes all donations of a group back.
    static func delete(groupIdentifier: String) async throws {
        try await INInteraction.delete(with: groupIdentifier)
    }

    /// Takes all donations of the app back, for example when the person signs out.
    static func deleteAll() async throws {
        try await INInteraction.deleteAll()
    }
}
