import Intents
import KitchenKit

final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(kitchen: .shared)
    case is INPlayMediaIntent: MusicHandler()
    default: self
    }
  }
}
