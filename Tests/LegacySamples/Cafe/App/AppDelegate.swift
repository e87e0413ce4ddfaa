import Intents
import UIKit

/// The app before App Intents; it is read, and never compiled.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let orders = OrderBook()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    INPreferences.requestSiriAuthorization { status in
      print("OrderCoffeeIntent may be asked for: \(status)")
    }
    INVocabulary.shared().setVocabularyStrings(orders.drinkNames, of: .menuItemName)
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is GetReceiptIntent ? GetReceiptHandler(orders: orders) : nil
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if let intent = userActivity.interaction?.intent as? OrderCoffeeIntent {
      orders.start(with: intent)
      return true
    }
    guard userActivity.activityType == "BookTableIntent" else { return false }
    orders.showTables()
    return true
  }
}
