// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

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
        case is TrackParcelIntent:
            return TrackParcelIntentHandler()
        case is PickUpParcelIntent:
            return PickUpParcelIntentHandler()
        default:
            return nil
        }
    }
}
