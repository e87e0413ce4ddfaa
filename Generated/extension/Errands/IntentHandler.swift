// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

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
        switch intent {
        case is AddErrandIntent:
            return AddErrandIntentHandler()
        case is OrderGroceriesIntent:
            return OrderGroceriesIntentHandler()
        case is ReviewErrandsIntent:
            return ReviewErrandsIntentHandler()
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
        #endif
        default:
            return nil
        }
    }
}
