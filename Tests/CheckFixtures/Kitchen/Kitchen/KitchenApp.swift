import Intents
import KitchenKit
import SwiftUI

@main
struct KitchenApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Order") { donate() }
    }
  }

  private func donate() {
    let intent = OrderSoupIntent()
    intent.table = 4
    INInteraction(intent: intent, response: nil).donate(completion: nil)
  }
}
