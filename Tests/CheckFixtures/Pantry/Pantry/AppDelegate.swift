import Intents
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is CheckStockIntent ? CheckStockHandler() : nil
  }
}
