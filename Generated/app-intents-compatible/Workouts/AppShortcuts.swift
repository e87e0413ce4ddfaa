// Migrated by intentc from Workouts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct AppShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StartIntervals(),
            phrases: [
                "Start my intervals with \(.applicationName)",
            ],
            shortTitle: "Start Interval Training",
            systemImageName: "app"
        )
    }
}
