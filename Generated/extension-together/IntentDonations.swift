// Scaffolded by intentc from Parcels.intentdefinition, Home.intentdefinition, Errands.intentdefinition, Podcasts.intentdefinition, Messaging.intentdefinition, Notes.intentdefinition, Orders.intentdefinition, Reading.intentdefinition, Travel.intentdefinition, SkyWidgets.intentdefinition, Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Tells the system what a person does in the app, so that it can suggest it at the right time.
///
/// - `TrackParcelIntent` is left out: the definition does not let the system suggest it.
/// - `ToggleDeviceIntent` is left out: the definition does not let the system suggest it.
/// - `FindEpisodeIntent` is left out: the definition does not let the system suggest it.
/// - `FilterEpisodesIntent` is left out: the definition does not let the system suggest it.
/// - `ShareDocumentIntent` is left out: the definition does not let the system suggest it.
/// - `QuillCleanUpTextIntent` is left out: the definition does not let the system suggest it.
/// - `QuillRunChecklistIntent` is left out: the definition does not let the system suggest it.
/// - `BookTableIntent` is left out: the definition does not let the system suggest it.
/// - `GetReceiptIntent` is left out: the definition does not let the system suggest it.
/// - `LogReadingIntent` is left out: the definition does not let the system suggest it.
/// - `ViewDeparturesIntent` is left out: the definition does not let the system suggest it.
/// - `NightSkyIntent` is left out: it only configures a widget.
/// - `PlanetListIntent` is left out: it only configures a widget.
/// - `CountdownIntent` is left out: the definition does not let the system suggest it.
/// - `LogMeasurementsIntent` is left out: the definition does not let the system suggest it.
enum IntentDonations {
    /// Donates `PickUpParcelIntent`: “Request a Pick-up”.
    ///
    /// - Suggested as “Pick up ${parcel}”
    static func donate(
        _ intent: PickUpParcelIntent,
        response: PickUpParcelIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `SetLightIntent`: “Set the Light”.
    ///
    /// - Suggested as “Light for ${mood}”
    static func donate(
        _ intent: SetLightIntent,
        response: SetLightIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `SetClimateIntent`: “Set the Room Climate”.
    ///
    /// - Suggested as “Set ${room} to ${target}”
    static func donate(
        _ intent: SetClimateIntent,
        response: SetClimateIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

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

    /// Donates `SearchPodcastsIntent`: “Search for Podcasts”.
    ///
    /// - Suggested as “Search for podcasts about ${query}”
    static func donate(
        _ intent: SearchPodcastsIntent,
        response: SearchPodcastsIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `DownloadEpisodeIntent`: “Download an Episode”.
    ///
    /// - Suggested as “Download ${episode}”
    static func donate(
        _ intent: DownloadEpisodeIntent,
        response: DownloadEpisodeIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

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

    /// Donates `QuillCreateNoteIntent`: “Create a Note”.
    ///
    /// - Suggested as “Create ${heading}”
    static func donate(
        _ intent: QuillCreateNoteIntent,
        response: QuillCreateNoteIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `QuillGoToNotebookIntent`: “Go to a Notebook”.
    ///
    /// - Suggested as “Go to the last notebook”
    /// - Suggested as “Go to ${notebook}”
    static func donate(
        _ intent: QuillGoToNotebookIntent,
        response: QuillGoToNotebookIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `OrderCoffeeIntent`: “Order Coffee”.
    ///
    /// - Suggested as “Order coffee”
    /// - Suggested as “Order ${drink}”
    /// - Suggested as “Order ${quantity} ${drink}”
    static func donate(
        _ intent: OrderCoffeeIntent,
        response: OrderCoffeeIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `BuyGiftCardIntent`: “Buy a Gift Card”.
    ///
    /// - Suggested as “Gift card for ${recipient}”
    /// - Suggested as “Gift card for ${recipient}, paid with ${method}”
    static func donate(
        _ intent: BuyGiftCardIntent,
        response: BuyGiftCardIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `RequestRefundIntent`: “Request a Refund”.
    ///
    /// - Suggested as “Refund ${order}”
    /// - Suggested as “Ask for a refund of ${order} because: ${reason}”
    static func donate(
        _ intent: RequestRefundIntent,
        response: RequestRefundIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

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

    /// Donates `NavigateToStopIntent`: “Navigate to a Stop”.
    ///
    /// - Suggested as “Go to ${destination}”
    static func donate(
        _ intent: NavigateToStopIntent,
        response: NavigateToStopIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `OpenTripIntent`: “Open a Trip”.
    ///
    /// - Suggested as “Open my next trip”
    static func donate(
        _ intent: OpenTripIntent,
        response: OpenTripIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `MoonPhaseIntent`: “View the Moon Phase”.
    ///
    /// - Suggested as “View the ${hemisphere} moon of ${day}”
    static func donate(
        _ intent: MoonPhaseIntent,
        response: MoonPhaseIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `ShowConstellationIntent`: “Show a Constellation”.
    ///
    /// - Suggested as “Show ${constellation}”
    static func donate(
        _ intent: ShowConstellationIntent,
        response: ShowConstellationIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `StartIntervalsIntent`: “Start Interval Training”.
    ///
    /// - Suggested as “Start ${rounds} rounds of ${style} with ${work} each”
    static func donate(
        _ intent: StartIntervalsIntent,
        response: StartIntervalsIntentResponse? = nil,
        identifier: String? = nil,
        groupIdentifier: String? = nil
    ) async throws {
        try await donate(
            INInteraction(intent: intent, response: response),
            identifier: identifier,
            groupIdentifier: groupIdentifier
        )
    }

    /// Donates `CheckInAtGymIntent`: “Check In at the Gym”.
    ///
    /// - Suggested as “Check in at ${gym}”
    static func donate(
        _ intent: CheckInAtGymIntent,
        response: CheckInAtGymIntentResponse? = nil,
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

    #if canImport(Intents) && !os(macOS) && !os(tvOS)
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

    #if canImport(Intents) && !os(macOS) && !os(tvOS)
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

    #if canImport(Intents) && !os(macOS) && !os(tvOS)
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
