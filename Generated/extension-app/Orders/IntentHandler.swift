// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

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
        switch intent {
        case is OrderCoffeeIntent:
            return OrderCoffeeHandler()
        case is BookTableIntent:
            return BookTableHandler()
        case is BuyGiftCardIntent:
            return BuyGiftCardHandler()
        case is RequestRefundIntent:
            return RequestRefundHandler()
        case is GetReceiptIntent:
            return GetReceiptHandler()
        default:
            return nil
        }
    }
}
