// Scaffolded by intentc from Parcels.intentdefinition, Home.intentdefinition, Errands.intentdefinition, Podcasts.intentdefinition, Messaging.intentdefinition, Notes.intentdefinition, Orders.intentdefinition, Reading.intentdefinition, Travel.intentdefinition, SkyWidgets.intentdefinition, Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// The shortcuts that the app suggests to people.
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
/// - `INAddTasksIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INCreateNoteIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INRequestRideIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INActivateCarSignalIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INPlayMediaIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INStartWorkoutIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INPayBillIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INGetVisualCodeIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INStartAudioCallIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INSendMessageIntent` is left out: only the app knows what a shortcut to it is about.
/// - `INStartCallIntent` is left out: only the app knows what a shortcut to it is about.
enum IntentShortcuts {
    /// The shortcuts; an intent without the values that one of its summaries needs gives none.
    static var suggestions: [INShortcut] {
        let intents: [INIntent] = [
            makePickUpParcelIntent(),
            makeSetLightIntent(),
            makeSetClimateIntent(),
            makeAddErrandIntent(),
            makeOrderGroceriesIntent(),
            makeReviewErrandsIntent(),
            makeSearchPodcastsIntent(),
            makeDownloadEpisodeIntent(),
            makePostUpdateIntent(),
            makeSendVoiceNoteIntent(),
            makeQuillCreateNoteIntent(),
            makeQuillGoToNotebookIntent(),
            makeOrderCoffeeIntent(),
            makeBuyGiftCardIntent(),
            makeRequestRefundIntent(),
            makeRateBookIntent(),
            makeRenewLoansIntent(),
            makeNavigateToStopIntent(),
            makeOpenTripIntent(),
            makeMoonPhaseIntent(),
            makeShowConstellationIntent(),
            makeStartIntervalsIntent(),
            makeCheckInAtGymIntent(),
        ]
        return intents.compactMap { intent in
            INShortcut(intent: intent)
        }
    }

    /// Suggests the shortcuts in Siri's settings and in Shortcuts.
    ///
    /// Called when the app starts, and whenever the shortcuts change.
    static func suggest() {
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
    }

    #if !os(macOS) && !os(tvOS)
    /// The shortcuts for the Siri watch face, which `INRelevantShortcutStore.default` takes.
    ///
    /// Their `relevanceProviders` tell when or where each is of use; without any, the system
    /// decides.
    static var relevantShortcuts: [INRelevantShortcut] {
        return suggestions.map { shortcut in
            let relevant = INRelevantShortcut(shortcut: shortcut)
            relevant.shortcutRole = .action
            return relevant
        }
    }
    #endif

    // MARK: - Intents

    /// `PickUpParcelIntent`: “Request a Pick-up”.
    static func makePickUpParcelIntent() -> PickUpParcelIntent {
        let intent = PickUpParcelIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "syxMHG",
            tableName: "Parcels",
            value: "Request a Pick-up",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `parcel`: “Pick up ${parcel}”
        return intent
    }

    /// `SetLightIntent`: “Set the Light”.
    static func makeSetLightIntent() -> SetLightIntent {
        let intent = SetLightIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "tGc5Ln",
            tableName: "Home",
            value: "Set the Light",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `mood`: “Light for ${mood}”
        return intent
    }

    /// `SetClimateIntent`: “Set the Room Climate”.
    static func makeSetClimateIntent() -> SetClimateIntent {
        let intent = SetClimateIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "qF4Oun",
            tableName: "Home",
            value: "Set the Room Climate",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `target`, `room`, `offset`: “Set ${room} to ${target}”
        return intent
    }

    /// `AddErrandIntent`: “Add an Errand”.
    static func makeAddErrandIntent() -> AddErrandIntent {
        let intent = AddErrandIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "m4zByP",
            tableName: "Errands",
            value: "Add an Errand",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `shop`, `what`: “Get ${what}”
        // - `what`: “Add ${what}”
        // - `what`, `urgency`: “Add ${what}”
        return intent
    }

    /// `OrderGroceriesIntent`: “Order Groceries”.
    static func makeOrderGroceriesIntent() -> OrderGroceriesIntent {
        let intent = OrderGroceriesIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "a5IPGJ",
            tableName: "Errands",
            value: "Order Groceries",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `items`, `budget`, `payment`, `address`, `contact`, `isGift`, `weight`, `route`, `day`:
        //   “Order ${items} for ${contact}”
        // - `items`, `day`: “Order ${items}”
        return intent
    }

    /// `ReviewErrandsIntent`: “Review Errands”.
    static func makeReviewErrandsIntent() -> ReviewErrandsIntent {
        let intent = ReviewErrandsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "A3Osfj",
            tableName: "Errands",
            value: "Review Errands",
            comment: ""
        )
        return intent
    }

    /// `SearchPodcastsIntent`: “Search for Podcasts”.
    static func makeSearchPodcastsIntent() -> SearchPodcastsIntent {
        let intent = SearchPodcastsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "jrtg41",
            tableName: "Podcasts",
            value: "Search for Podcasts",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `query`, `limit`: “Search for podcasts about ${query}”
        return intent
    }

    /// `DownloadEpisodeIntent`: “Download an Episode”.
    static func makeDownloadEpisodeIntent() -> DownloadEpisodeIntent {
        let intent = DownloadEpisodeIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "rpb03j",
            tableName: "Podcasts",
            value: "Download an Episode",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `episode`: “Download ${episode}”
        return intent
    }

    /// `PostUpdateIntent`: “Post an Update”.
    static func makePostUpdateIntent() -> PostUpdateIntent {
        let intent = PostUpdateIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "QPMt9i",
            tableName: "Messaging",
            value: "Post an Update",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `message`, `audience`: “Post ${message}”
        return intent
    }

    /// `SendVoiceNoteIntent`: “Send a Voice Note”.
    static func makeSendVoiceNoteIntent() -> SendVoiceNoteIntent {
        let intent = SendVoiceNoteIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "2FHdT0",
            tableName: "Messaging",
            value: "Send a Voice Note",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `recording`, `recipients`: “Send a voice note to ${recipients}”
        // - `recording`, `recipients`, `transcript`: “Send a voice note to ${recipients}”
        return intent
    }

    /// `QuillCreateNoteIntent`: “Create a Note”.
    ///
    /// - Said as “Write a note with ${applicationName}”
    /// - Said as “New page in ${applicationName}”
    static func makeQuillCreateNoteIntent() -> QuillCreateNoteIntent {
        let intent = QuillCreateNoteIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "Zdy74M",
            tableName: "Notes",
            value: "Create a Note",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `heading`, `notebook`: “Create ${heading}”
        return intent
    }

    /// `QuillGoToNotebookIntent`: “Go to a Notebook”.
    static func makeQuillGoToNotebookIntent() -> QuillGoToNotebookIntent {
        let intent = QuillGoToNotebookIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "KLtUdC",
            tableName: "Notes",
            value: "Go to a Notebook",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `notebook`: “Go to ${notebook}”
        return intent
    }

    /// `OrderCoffeeIntent`: “Order Coffee”.
    ///
    /// - Said as “Order my usual with ${applicationName}”
    /// - Said as “Get a coffee from ${applicationName}”
    static func makeOrderCoffeeIntent() -> OrderCoffeeIntent {
        let intent = OrderCoffeeIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "17cnJ3",
            tableName: "Orders",
            value: "Order Coffee",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `drink`, `size`: “Order ${drink}”
        // - `drink`, `size`, `quantity`: “Order ${quantity} ${drink}”
        return intent
    }

    /// `BuyGiftCardIntent`: “Buy a Gift Card”.
    static func makeBuyGiftCardIntent() -> BuyGiftCardIntent {
        let intent = BuyGiftCardIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "ezUJP6",
            tableName: "Orders",
            value: "Buy a Gift Card",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `amount`, `recipient`: “Gift card for ${recipient}”
        // - `amount`, `recipient`, `method`, `greeting`: “Gift card for ${recipient}, paid with
        //   ${method}”
        return intent
    }

    /// `RequestRefundIntent`: “Request a Refund”.
    static func makeRequestRefundIntent() -> RequestRefundIntent {
        let intent = RequestRefundIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "ctSAgk",
            tableName: "Orders",
            value: "Request a Refund",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `order`: “Refund ${order}”
        // - `order`, `reason`: “Ask for a refund of ${order} because: ${reason}”
        return intent
    }

    /// `RateBookIntent`: “Rate a Book”.
    static func makeRateBookIntent() -> RateBookIntent {
        let intent = RateBookIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "nhoixU",
            tableName: "Reading",
            value: "Rate a Book",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `book`, `stars`, `review`: “Rate ${book} with ${stars} stars”
        return intent
    }

    /// `RenewLoansIntent`: “Renew Loans”.
    static func makeRenewLoansIntent() -> RenewLoansIntent {
        let intent = RenewLoansIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "zqo1lI",
            tableName: "Reading",
            value: "Renew Loans",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for, if any. The system suggests it with:
        //
        // - `books`: “Renew ${books}”
        return intent
    }

    /// `NavigateToStopIntent`: “Navigate to a Stop”.
    static func makeNavigateToStopIntent() -> NavigateToStopIntent {
        let intent = NavigateToStopIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "KlJq0m",
            tableName: "Travel",
            value: "Navigate to a Stop",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `destination`: “Go to ${destination}”
        return intent
    }

    /// `OpenTripIntent`: “Open a Trip”.
    static func makeOpenTripIntent() -> OpenTripIntent {
        let intent = OpenTripIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "Om81dI",
            tableName: "Travel",
            value: "Open a Trip",
            comment: ""
        )
        return intent
    }

    /// `MoonPhaseIntent`: “View the Moon Phase”.
    static func makeMoonPhaseIntent() -> MoonPhaseIntent {
        let intent = MoonPhaseIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "48Xy69",
            tableName: "SkyWidgets",
            value: "View the Moon Phase",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `hemisphere`, `day`: “View the ${hemisphere} moon of ${day}”
        return intent
    }

    /// `ShowConstellationIntent`: “Show a Constellation”.
    static func makeShowConstellationIntent() -> ShowConstellationIntent {
        let intent = ShowConstellationIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "L8gupm",
            tableName: "SkyWidgets",
            value: "Show a Constellation",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `constellation`: “Show ${constellation}”
        return intent
    }

    /// `StartIntervalsIntent`: “Start Interval Training”.
    ///
    /// - Said as “Start my intervals with ${applicationName}”
    static func makeStartIntervalsIntent() -> StartIntervalsIntent {
        let intent = StartIntervalsIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "DYupDi",
            tableName: "Workouts",
            value: "Start Interval Training",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `style`, `rounds`, `work`: “Start ${rounds} rounds of ${style} with ${work} each”
        return intent
    }

    /// `CheckInAtGymIntent`: “Check In at the Gym”.
    static func makeCheckInAtGymIntent() -> CheckInAtGymIntent {
        let intent = CheckInAtGymIntent()
        intent.suggestedInvocationPhrase = NSLocalizedString(
            "mlqihg",
            tableName: "Workouts",
            value: "Check In at the Gym",
            comment: ""
        )
        // TODO: Set the values that the shortcut is for. The system suggests it with:
        //
        // - `gym`: “Check in at ${gym}”
        return intent
    }
}
