import Intents
import SwiftUI
import WidgetKit

struct OrderProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> OrderEntry { OrderEntry(date: .now) }

  func getSnapshot(
    for configuration: OrderCoffeeIntent, in context: Context, completion: @escaping (OrderEntry) -> Void
  ) {
    completion(OrderEntry(date: .now))
  }

  func getTimeline(
    for configuration: OrderCoffeeIntent, in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void
  ) {
    completion(Timeline(entries: [OrderEntry(date: .now)], policy: .never))
  }
}

struct OrderWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Order", intent: OrderCoffeeIntent.self, provider: OrderProvider()) { entry in
      Text(entry.date, style: .time)
    }
  }
}
