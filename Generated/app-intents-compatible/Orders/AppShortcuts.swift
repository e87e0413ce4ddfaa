// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
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
