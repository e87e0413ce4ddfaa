// Written by intentc for actions that ask the handlers of legacy intents.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

/// The handlers that actions ask.
enum SiriKitHandlers {
    /// The handler of an intent; a new one each time.
    static func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is OrderCoffeeIntent:
            return OrderCoffeeIntentHandler()
        default:
            return nil
        }
    }
}

#endif
