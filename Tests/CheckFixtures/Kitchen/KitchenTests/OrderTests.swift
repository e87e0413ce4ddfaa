import Intents
import XCTest

final class SilentHandler: NSObject, OrderSoupIntentHandling {}
