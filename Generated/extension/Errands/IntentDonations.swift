// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
enum IntentDonations {
    /// Donates `AddErrandIntent`: “Add an Errand”.
    ///
    /// - Suggested as “Get ${what}”
    /// - Suggested as “Add ${what}”
    static func donate(
        _ intent: AddErrandIntent,
        response: AddErrandIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `OrderGroceriesIntent`: “Order Groceries”.
    ///
    /// - Suggested as “Order ${items} for ${contact}”
    /// - Suggested as “Order ${items}”
    static func donate(
        _ intent: OrderGroceriesIntent,
        response: OrderGroceriesIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `ReviewErrandsIntent`: “Review Errands”.
    ///
    /// - Suggested as “Review my errands”
    static func donate(
        _ intent: ReviewErrandsIntent,
        response: ReviewErrandsIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    #if canImport(Intents) && !os(macOS) && !os(tvOS)
    /// Donates `INAddTasksIntent`.
    static func donate(
        _ intent: INAddTasksIntent,
        response: INAddTasksIntentResponse? = nil,
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
    /// Donates `INCreateNoteIntent`.
    static func donate(
        _ intent: INCreateNoteIntent,
        response: INCreateNoteIntentResponse? = nil,
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
    /// Donates `INRequestRideIntent`.
    static func donate(
        _ intent: INRequestRideIntent,
        response: INRequestRideIntentResponse? = nil,
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
    /// Donates `INActivateCarSignalIntent`.
    static func donate(
        _ intent: INActivateCarSignalIntent,
        response: INActivateCarSignalIntentResponse? = nil,
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

    #if canImport(Intents) && !os(macOS)
    /// Donates `INPlayMediaIntent`.
    static func donate(
        _ intent: INPlayMediaIntent,
        response: INPlayMediaIntentResponse? = nil,
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
    /// Donates `INStartWorkoutIntent`.
    static func donate(
        _ intent: INStartWorkoutIntent,
        response: INStartWorkoutIntentResponse? = nil,
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
