// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

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
        case is PostUpdateIntent:
            return PostUpdateIntentHandler()
        case is ShareDocumentIntent:
            return ShareDocumentIntentHandler()
        case is SendVoiceNoteIntent:
            return SendVoiceNoteIntentHandler()
        default:
            return nil
        }
    }
}
