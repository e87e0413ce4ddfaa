// Written by intentc for actions that ask the handlers of legacy intents.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

/// The handlers that actions ask.
enum SiriKitHandlers {
    /// The handler of an intent; a new one each time.
    static func handler(for intent: INIntent) -> Any? {
        // TODO: Return the handler of `BookTableIntent`, `BuyGiftCardIntent`,
        // `RequestRefundIntent`, as `handler(for:)` of your extension does.
        switch intent {
        case is OrderCoffeeIntent:
            return OrderCoffeeIntentHandler()
        case is GetReceiptIntent:
            return GetReceiptIntentHandler()
        default:
            return nil
        }
    }

    /// Goes on in the app where a handler answered with `continueInApp` or
    /// `failureRequiringAppLaunch`.
    ///
    /// - Parameters:
    ///   - activity: What the handler has left for the app, else an activity whose type is the
    ///     class of the intent.
    ///   - interaction: The intent with its values, and the response.
    @MainActor
    static func continueInApp(_ activity: NSUserActivity, with interaction: INInteraction) {
        // TODO: Go on as the app does with an activity of SiriKit. Only the system can give an
        // activity its `interaction`, so `interaction` has what the app reads there.
    }
}

#endif
