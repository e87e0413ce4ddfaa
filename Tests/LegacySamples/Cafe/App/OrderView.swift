import IntentsUI
import SwiftUI

struct OrderView: View {
  let orders: OrderBook

  var body: some View {
    AddToSiriButton(order: orders.last)
      .onContinueUserActivity("RequestRefundIntent") { _ in }
      .onContinueUserActivity(NSStringFromClass(OrderCoffeeIntent.self)) { _ in }
  }
}

struct AddToSiriButton: UIViewRepresentable {
  let order: Order

  func makeUIView(context: Context) -> INUIAddVoiceShortcutButton {
    INUIAddVoiceShortcutButton(style: .automatic)
  }

  func updateUIView(_ view: INUIAddVoiceShortcutButton, context: Context) {}
}
