import AppKit
import Intents

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool {
    userActivity.interaction?.intent is OrderSoupIntent
  }
}
