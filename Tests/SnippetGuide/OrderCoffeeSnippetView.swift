import AppIntents
import CoreLocation
import SwiftUI

extension GetReceipt {
  init(for order: CoffeeOrderAppEntity) {
    self.init()
    self.order = order
  }
}

/// What the snippet of ‘Order Coffee’ looks like.
struct OrderCoffeeSnippetView: View {
  let order: CoffeeOrderAppEntity?
  let paid: Bool?
  let orderNumber: Int?
  let waitTime: Measurement<UnitDuration>?
  let readyAt: DateComponents?
  let drink: CoffeeDrinkAppEntity?
  let size: CupSizeAppEnum?
  let quantity: Int?
  let extras: [String]?
  let delivery: Bool?
  let address: CLPlacemark?
  let pickupTime: DateComponents?

  var body: some View {
    VStack(alignment: .leading) {
      if let drink {
        Text(LocalizedStringResource("\(drink)")).font(.headline)
      }
      if let order {
        Button(intent: GetReceipt(for: order)) {
          Text(LocalizedStringResource("Get the Receipt"))
        }
      }
    }
  }
}
