// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
///
/// - `LogReadingIntent` is left out: the definition does not let the system suggest it.
enum IntentDonations {
    /// Donates `RateBookIntent`: “Rate a Book”.
    ///
    /// - Suggested as “Rate ${book} with ${stars} stars”
    static func donate(
        _ intent: RateBookIntent,
        response: RateBookIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `RenewLoansIntent`: “Renew Loans”.
    ///
    /// - Suggested as “Renew all loans”
    /// - Suggested as “Renew ${books}”
    static func donate(
        _ intent: RenewLoansIntent,
        response: RenewLoansIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

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
