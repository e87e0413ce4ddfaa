import Intents
import SwiftUI
import WidgetKit

@main
struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "shelf", intent: ChooseShelfIntent.self, provider: ShelfProvider()) { _ in
      Text("Shelf")
    }
  }
}
