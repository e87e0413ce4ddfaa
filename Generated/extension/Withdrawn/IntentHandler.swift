// Scaffolded by intentc for intents of the system. The file is yours: it is never overwritten.

#if canImport(Intents)

import Intents

/// Gives each intent to the object that handles it.
///
/// The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents
/// as `IntentsSupported`.
class IntentHandler: INExtension {
    /// A new handler for an intent; nil for an intent that the app does not handle, which then
    /// fails.
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        #if !os(macOS) && !os(tvOS)
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

#endif
