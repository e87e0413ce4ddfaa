// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Gives each intent to the object that handles it.
///
/// The app delegate's `application(_:handlerFor:)` returns what the method gives, and the app's
/// Info.plist lists the intents as `INIntentsSupported`.
package class IntentHandler: NSObject, INIntentHandlerProviding {
    /// A new handler for an intent; nil for an intent that the app does not handle, which then
    /// fails.
    package func handler(for intent: INIntent) -> Any? {
        #if canImport(Intents) && !os(tvOS)
        if #available(macOS 12.0, *), intent is INSendMessageIntent {
            return SendMessageHandler()
        }
        #endif
        #if canImport(Intents) && !os(macOS) && !os(tvOS)
        if #available(iOS 13.0, watchOS 6.0, *), intent is INStartCallIntent {
            return StartCallHandler()
        }
        #endif
        switch intent {
        case is PostUpdateIntent:
            return PostUpdateHandler()
        case is ShareDocumentIntent:
            return ShareDocumentHandler()
        case is SendVoiceNoteIntent:
            return SendVoiceNoteHandler()
        default:
            return nil
        }
    }
}
