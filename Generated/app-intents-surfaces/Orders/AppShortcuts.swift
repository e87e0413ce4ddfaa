// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct AppShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderCoffee(),
            phrases: [
                "Order my usual with \(.applicationName)",
                "Get a coffee from \(.applicationName)",
            ],
            shortTitle: "Order Coffee",
            systemImageName: "app"
        )
    }
}

#endif
