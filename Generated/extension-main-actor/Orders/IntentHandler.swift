// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Gives each intent to the object that handles it.
///
/// The extension's Info.plist names the class as `NSExtensionPrincipalClass` and lists the intents
/// as `IntentsSupported`.
public class IntentHandler: INExtension {
    /// A new handler for an intent; nil for an intent that the app does not handle, which then
    /// fails.
    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
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
        default:
            return nil
        }
    }
}
