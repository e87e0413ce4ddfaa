// Migrated by intentc from Orders.intentdefinition.

import AppIntents

public struct AppShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderCoffee(),
            phrases: [
                "Order my usual with \(.applicationName)",
                "Get a coffee from \(.applicationName)",
            ],
            shortTitle: LocalizedStringResource("17cnJ3", defaultValue: "Order Coffee"),
            systemImageName: "app"
        )
    }
}
