// Scaffolded by intentc from Parcels.intentdefinition, Home.intentdefinition, Errands.intentdefinition, Podcasts.intentdefinition, Messaging.intentdefinition, Notes.intentdefinition, Orders.intentdefinition, Reading.intentdefinition, Travel.intentdefinition, SkyWidgets.intentdefinition, Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Gives each intent to the object that handles it.
///
/// The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents
/// as `IntentsSupported`.
class IntentHandler: INExtension {
    /// A new handler for an intent; nil for an intent that the app does not handle, which then
    /// fails.
    override func handler(for intent: INIntent) -> Any? {
        #if canImport(Intents) && !os(tvOS)
        if #available(macOS 12.0, *), intent is INSendMessageIntent {
            return SendMessageIntentHandler()
        }
        #endif
        #if canImport(Intents) && !os(macOS) && !os(tvOS)
        if #available(iOS 13.0, watchOS 6.0, *), intent is INStartCallIntent {
            return StartCallIntentHandler()
        }
        #endif
        switch intent {
        case is TrackParcelIntent:
            return TrackParcelIntentHandler()
        case is PickUpParcelIntent:
            return PickUpParcelIntentHandler()
        case is SetLightIntent:
            return SetLightIntentHandler()
        case is ToggleDeviceIntent:
            return ToggleDeviceIntentHandler()
        case is SetClimateIntent:
            return SetClimateIntentHandler()
        case is AddErrandIntent:
            return AddErrandIntentHandler()
        case is OrderGroceriesIntent:
            return OrderGroceriesIntentHandler()
        case is ReviewErrandsIntent:
            return ReviewErrandsIntentHandler()
        case is SearchPodcastsIntent:
            return SearchPodcastsIntentHandler()
        case is FindEpisodeIntent:
            return FindEpisodeIntentHandler()
        case is FilterEpisodesIntent:
            return FilterEpisodesIntentHandler()
        case is DownloadEpisodeIntent:
            return DownloadEpisodeIntentHandler()
        case is PostUpdateIntent:
            return PostUpdateIntentHandler()
        case is ShareDocumentIntent:
            return ShareDocumentIntentHandler()
        case is SendVoiceNoteIntent:
            return SendVoiceNoteIntentHandler()
        case is QuillCreateNoteIntent:
            return QuillCreateNoteIntentHandler()
        case is QuillCleanUpTextIntent:
            return QuillCleanUpTextIntentHandler()
        case is QuillRunChecklistIntent:
            return QuillRunChecklistIntentHandler()
        case is QuillGoToNotebookIntent:
            return QuillGoToNotebookIntentHandler()
        case is OrderCoffeeIntent:
            return OrderCoffeeIntentHandler()
        case is BookTableIntent:
            return BookTableIntentHandler()
        case is BuyGiftCardIntent:
            return BuyGiftCardIntentHandler()
        case is RequestRefundIntent:
            return RequestRefundIntentHandler()
        case is GetReceiptIntent:
            return GetReceiptIntentHandler()
        case is RateBookIntent:
            return RateBookIntentHandler()
        case is LogReadingIntent:
            return LogReadingIntentHandler()
        case is RenewLoansIntent:
            return RenewLoansIntentHandler()
        case is NavigateToStopIntent:
            return NavigateToStopIntentHandler()
        case is OpenTripIntent:
            return OpenTripIntentHandler()
        case is ViewDeparturesIntent:
            return ViewDeparturesIntentHandler()
        case is NightSkyIntent:
            return NightSkyIntentHandler()
        case is PlanetListIntent:
            return PlanetListIntentHandler()
        case is CountdownIntent:
            return CountdownIntentHandler()
        case is MoonPhaseIntent:
            return MoonPhaseIntentHandler()
        case is ShowConstellationIntent:
            return ShowConstellationIntentHandler()
        case is StartIntervalsIntent:
            return StartIntervalsIntentHandler()
        case is LogMeasurementsIntent:
            return LogMeasurementsIntentHandler()
        case is CheckInAtGymIntent:
            return CheckInAtGymIntentHandler()
        #if canImport(Intents) && !os(macOS) && !os(tvOS)
        case is INAddTasksIntent:
            return AddTasksIntentHandler()
        case is INCreateNoteIntent:
            return CreateNoteIntentHandler()
        case is INRequestRideIntent:
            return RequestRideIntentHandler()
        case is INActivateCarSignalIntent:
            return ActivateCarSignalIntentHandler()
        #endif
        #if canImport(Intents) && !os(macOS)
        case is INPlayMediaIntent:
            return PlayMediaIntentHandler()
        #endif
        #if canImport(Intents) && !os(macOS) && !os(tvOS)
        case is INStartWorkoutIntent:
            return StartWorkoutIntentHandler()
        case is INPayBillIntent:
            return PayBillIntentHandler()
        case is INGetVisualCodeIntent:
            return GetVisualCodeIntentHandler()
        case is INStartAudioCallIntent:
            return StartAudioCallIntentHandler()
        #endif
        default:
            return nil
        }
    }
}
