import DinerKit
import Intents
import SwiftUI

@main
struct DinerApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Tip") { INInteraction(intent: GiveTipIntent(), response: nil).donate(completion: nil) }
    }
  }
}
