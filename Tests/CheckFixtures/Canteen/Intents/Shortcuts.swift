import AppIntents

struct CanteenShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoupAction(),
      phrases: [
        "Order soup with \(.applicationName)",
        "Get me \(\.$soup) in \(.applicationName)",
        "\(.applicationName): \(\OrderSoupAction.$size) soup",
      ],
      shortTitle: LocalizedStringResource("Order Soup", table: "Intents"),
      systemImageName: "fork.knife"
    )
    if #available(iOS 17.2, *) {
      AppShortcut(
        intent: OrderSoupAction(), phrases: ["The usual in \(.applicationName)"], shortTitle: "The Usual",
        systemImageName: "repeat")
    }
  }
}
