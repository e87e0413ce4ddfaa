// Scaffolded by intentc for intents of the system. The file is yours: it is never overwritten.

#if canImport(Intents)

import Intents

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
enum IntentDonations {
    #if !os(macOS) && !os(tvOS)
    /// Donates `INPayBillIntent`.
    @available(iOS, introduced: 10.3, deprecated: 15.0, message: "No longer supported by Siri")
    @available(watchOS, introduced: 3.2, deprecated: 8.0, message: "No longer supported by Siri")
    static func donate(
        _ intent: INPayBillIntent,
        response: INPayBillIntentResponse? = nil,
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

    #if !os(macOS) && !os(tvOS)
    /// Donates `INGetVisualCodeIntent`.
    @available(iOS, introduced: 11.0, deprecated: 15.0, message: "No longer supported by Siri")
    @available(watchOS, introduced: 4.0, deprecated: 8.0, message: "No longer supported by Siri")
    static func donate(
        _ intent: INGetVisualCodeIntent,
        response: INGetVisualCodeIntentResponse? = nil,
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

    #if !os(macOS) && !os(tvOS)
    /// Donates `INStartAudioCallIntent`.
    @available(iOS, introduced: 10.0, deprecated: 13.0, message: "Use INStartCallIntent")
    @available(watchOS, introduced: 3.2, deprecated: 6.0, message: "Use INStartCallIntent")
    static func donate(
        _ intent: INStartAudioCallIntent,
        response: INStartAudioCallIntentResponse? = nil,
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

#endif
